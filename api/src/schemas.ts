import type { TSchema } from 'typebox';
import * as airport from './airport/schema.ts';
import * as attachments from './attachments/schema.ts';
import * as cases from './cases/schema.ts';
import * as cityRoutes from './cityRoutes/schema.ts';
import * as contact from './contact/schema.ts';
import * as establishments from './establishments/schema.ts';
import * as facts from './facts/schema.ts';
import * as feed from './feed/schema.ts';
import * as feedback from './feedback/schema.ts';
import * as flights from './flights/schema.ts';
import * as common from './http/schema.ts';
import * as jobs from './jobs/schema.ts';
import * as live from './live/schema.ts';
import * as map from './map/schema.ts';
import * as news from './news/schema.ts';
import * as newsletter from './newsletter/schema.ts';
import * as offers from './offers/schema.ts';
import * as openData from './openData/schema.ts';
import * as push from './push/schema.ts';
import * as rates from './rates/schema.ts';
import * as services from './services/schema.ts';
import * as passengerRights from './passengerRights/schema.ts';
import * as site from './site/schema.ts';
import * as statistics from './statistics/schema.ts';
import * as system from './system/schema.ts';
import * as taxi from './taxi/schema.ts';
import * as taxiAccount from './taxi/accountSchema.ts';
import * as taxiVisits from './taxi/visits/schema.ts';

function isShared(value: unknown): value is TSchema & { $id: string } {
  return typeof value === 'object' && value !== null && '$id' in value;
}

const modules: object[] = [
  common,
  system,
  flights,
  establishments,
  facts,
  services,
  airport,
  news,
  map,
  live,
  rates,
  statistics,
  offers,
  jobs,
  site,
  taxi,
  taxiAccount,
  taxiVisits,
  cityRoutes,
  passengerRights,
  attachments,
  cases,
  contact,
  newsletter,
  feedback,
  push,
  feed,
  openData,
];

/** Every schema with a name of its own, in the order in which the OpenAPI document lists them. */
export const sharedSchemas = modules.flatMap((module) => Object.values(module).filter(isShared));
