import { defineDomain } from '../domain.ts';
import { streamEndpoints } from './endpoints.ts';

/** `createAirportApi` opens it, since it ends before all else. */
export const streamDomain = defineDomain({ name: 'stream', endpoints: streamEndpoints });
