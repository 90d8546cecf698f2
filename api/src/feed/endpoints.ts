import { answers } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { AidxReceipt, AidxXml } from './schema.ts';

/** The endpoint that takes AIDX messages. */
export const feedEndpoints = {
  feedAidx: {
    method: 'POST' as const,
    url: '/api/v2/feeds/aidx',
    schema: {
      tags: ['feeds'],
      summary:
        'Take an IATA AIDX message: each good leg counts, each bad one is reported with its reason',
      description:
        'A `IATA_AIDX_FlightLegNotifRQ`, or a `IATA_AIDX_FlightLegRS`, whose legs are the same, in UTF-8, at most 8 MB, without a SOAP envelope. Examples: api/feeds/aidx. Off (404) until the site has an AIDX_TOKEN.',
      security: [{ feedToken: [] }],
      body: {
        content: {
          'application/xml': { schema: AidxXml },
          'text/xml': { schema: AidxXml },
        },
      },
      response: answers(ref(AidxReceipt), 400, 401, 404, 413, 415, 429, 503),
    },
  },
};
