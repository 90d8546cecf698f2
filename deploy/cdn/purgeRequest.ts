/** One call of a CDN's API that takes every page out of its memory, and leaves the files of releases. */
export interface PurgeRequest {
  url: string;
  method: 'POST';
  headers: Record<string, string>;
  body?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The call that the environment names: CDN (`fastly` or `cloudflare`), CDN_TOKEN, CDN_ID (the service, the zone), and for
 * Cloudflare CDN_HOST, the host of the pages. CDN_API replaces the CDN's own address.
 * @throws with the name of the variable that is missing or wrong.
 */
export function purgeRequest(env: Environment): PurgeRequest {
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is missing: deploy/cdn/README.md says what it holds`);
    return value;
  };
  const cdn = required('CDN');
  const id = encodeURIComponent(required('CDN_ID'));
  const token = required('CDN_TOKEN');
  if (cdn === 'fastly') {
    return {
      // By the key that rules.vcl gives to pages. Soft: what is stale may still be shown while a new page is fetched.
      url: `${env['CDN_API'] || 'https://api.fastly.com'}/service/${id}/purge/pages`,
      method: 'POST',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', accept: 'application/json' },
    };
  }
  if (cdn === 'cloudflare') {
    return {
      // By host: the files of releases are on another one (ASSETS_ORIGIN), and stay.
      url: `${env['CDN_API'] || 'https://api.cloudflare.com'}/client/v4/zones/${id}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ hosts: [required('CDN_HOST')] }),
    };
  }
  throw new Error(`CDN must be fastly or cloudflare, not '${cdn}'`);
}
