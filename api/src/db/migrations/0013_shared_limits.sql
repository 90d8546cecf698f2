-- Requests that are counted for all processes together, because their limits protect something. The rows live for an hour
-- at most and are worth nothing after a crash: no log of them is written, and a server that crashed begins with none.
create unlogged table rate_limits (
  name text not null,
  -- A keyed hash of the address or passenger.
  key text not null,
  -- When the requests of the window were made, the oldest first.
  hits timestamptz[] not null,
  -- Whether the last request was among those allowed.
  allowed boolean not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_ends_at on rate_limits (ends_at);

-- Random words that processes share: keys of the hashes above, and of those that gateways tell each other. A table of its
-- own, so that a gateway's role can be let in here and nowhere else.
create table shared_secrets (name text primary key, value text not null);
