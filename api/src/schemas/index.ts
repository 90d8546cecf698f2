import type { TSchema } from 'typebox';
import * as common from './common.ts';
import * as contact from './contact.ts';
import * as feeds from './feeds.ts';
import * as flights from './flights.ts';
import * as live from './live.ts';
import * as map from './map.ts';
import * as newsletter from './newsletter.ts';
import * as openData from './openData.ts';
import * as places from './places.ts';
import * as push from './push.ts';
import * as taxi from './taxi.ts';
import * as taxiAccount from './taxiAccount.ts';

export * from './common.ts';
export * from './contact.ts';
export * from './feeds.ts';
export * from './flights.ts';
export * from './live.ts';
export * from './map.ts';
export * from './newsletter.ts';
export * from './openData.ts';
export * from './places.ts';
export * from './push.ts';
export * from './taxi.ts';
export * from './taxiAccount.ts';

function isShared(value: unknown): value is TSchema & { $id: string } {
  return typeof value === 'object' && value !== null && '$id' in value;
}

const modules: object[] = [
  common,
  flights,
  places,
  map,
  live,
  taxi,
  taxiAccount,
  contact,
  newsletter,
  push,
  feeds,
  openData,
];

/** Every schema with a name of its own, in the order their references need. */
export const sharedSchemas = modules.flatMap((module) => Object.values(module).filter(isShared));
