# Fastly: three snippets of the service, by the subroutine that each belongs to. What may be kept, and for how long, the
# gateways say in Cache-Control; here stands only what they cannot know.

# recv
sub vcl_recv {
  # Sent to the gateways as they are: who tries a version out (cookie `release`), events, forms, operators.
  if (req.http.Cookie ~ "(^|; *)release=" || req.url.path ~ "^/(ops|metrics|api/v2/flight-events)") {
    return(pass);
  }
  # Campaigns add parameters that change no page; the address that the browser shows keeps them.
  set req.url = querystring.regfilter(req.url, "^(utm_.*|fbclid|gclid|msclkid|mc_eid)$");
  # The brotli and gzip that the gateways have at hand, and no third kind.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

# fetch
sub vcl_fetch {
  # What the follower purges: all but the files of releases, which never change.
  if (req.url.path !~ "^/assets/") {
    set beresp.http.Surrogate-Key = "pages";
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(private|no-store)") {
    return(pass);
  }
  # A gateway that is full says 503: the page of before is better.
  if (beresp.status >= 500 && stale.exists) {
    return(deliver_stale);
  }
}

# deliver
sub vcl_deliver {
  unset resp.http.Surrogate-Key;
}
