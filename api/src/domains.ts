import type { Domain } from './domain.ts';
import { airportDomain } from './airport/index.ts';
import { attachmentsDomain } from './attachments/index.ts';
import { casesDomain } from './cases/index.ts';
import { cityRoutesDomain } from './cityRoutes/index.ts';
import { contactDomain } from './contact/index.ts';
import { establishmentsDomain } from './establishments/index.ts';
import { factsDomain } from './facts/index.ts';
import { feedDomain } from './feed/index.ts';
import { feedbackDomain } from './feedback/index.ts';
import { flightDetailDomain } from './flightDetail/index.ts';
import { flightsDomain } from './flights/index.ts';
import { jobsDomain } from './jobs/index.ts';
import { liveDomain } from './live/index.ts';
import { mailDomain } from './mail/index.ts';
import { mapDomain } from './map/index.ts';
import { newsDomain } from './news/index.ts';
import { newsletterDomain } from './newsletter/index.ts';
import { offersDomain } from './offers/index.ts';
import { openDataDomain } from './openData/index.ts';
import { passengerRightsDomain } from './passengerRights/index.ts';
import { pushDomain } from './push/index.ts';
import { ratesDomain } from './rates/index.ts';
import { servicesDomain } from './services/index.ts';
import { siteDomain } from './site/index.ts';
import { statisticsDomain } from './statistics/index.ts';
import { streamDomain } from './stream/index.ts';
import { systemDomain } from './system/index.ts';
import { taxiDomain } from './taxi/index.ts';
import { transitDomain } from './transit/index.ts';

/** The API, in the order in which its document lists what it answers. A new domain is a folder with its index.ts, and a line here. */
export const domains: readonly Domain[] = [
  systemDomain,
  flightsDomain,
  flightDetailDomain,
  streamDomain,
  passengerRightsDomain,
  pushDomain,
  establishmentsDomain,
  mapDomain,
  factsDomain,
  servicesDomain,
  liveDomain,
  ratesDomain,
  statisticsDomain,
  airportDomain,
  newsDomain,
  offersDomain,
  jobsDomain,
  siteDomain,
  taxiDomain,
  cityRoutesDomain,
  casesDomain,
  attachmentsDomain,
  contactDomain,
  newsletterDomain,
  mailDomain,
  feedbackDomain,
  openDataDomain,
  feedDomain,
  transitDomain,
];
