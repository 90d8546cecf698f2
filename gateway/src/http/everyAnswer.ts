import type { FastifyInstance } from 'fastify';

/** What an answer says that says nothing else of itself: a page, a file or the API may say more. */
export const always: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** What HSTS says, by the configuration; two years, as the browsers' preload list asks. */
export const hstsValues = {
  on: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;
export type Hsts = keyof typeof hstsValues;

/**
 * Puts the headers of security on every answer, whoever writes it: refusals, the API's, those for which no route is.
 * @param hsts null where something in front says it, or nothing does.
 */
export function secureEveryAnswer(app: FastifyInstance, hsts: Hsts | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    // On Node's own answer, which the API in this process and the proxy to the one elsewhere write to as well.
    for (const [name, value] of Object.entries(always)) reply.raw.setHeader(name, value);
    // Over plain HTTP it would mean nothing (RFC 6797, 7.2).
    if (hsts && request.protocol === 'https')
      reply.raw.setHeader('strict-transport-security', hstsValues[hsts]);
    done();
  });
}
