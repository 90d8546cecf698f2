import { airportEndpoints } from './airport/endpoints.ts';
import { attachmentEndpoints } from './attachments/endpoints.ts';
import { caseEndpoints } from './cases/endpoints.ts';
import { cityRouteEndpoints } from './cityRoutes/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { establishmentEndpoints } from './establishments/endpoints.ts';
import { factEndpoints } from './facts/endpoints.ts';
import { feedEndpoints } from './feed/endpoints.ts';
import { feedbackEndpoints } from './feedback/endpoints.ts';
import { flightEndpoints } from './flights/endpoints.ts';
import { jobEndpoints } from './jobs/endpoints.ts';
import { liveEndpoints } from './live/endpoints.ts';
import { mapEndpoints } from './map/endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';
import { newsletterEndpoints } from './newsletter/endpoints.ts';
import { offerEndpoints } from './offers/endpoints.ts';
import { openDataEndpoints } from './openData/endpoints.ts';
import { rightsEndpoints } from './passengerRights/endpoints.ts';
import { pushEndpoints } from './push/endpoints.ts';
import { rateEndpoints } from './rates/endpoints.ts';
import { serviceEndpoints } from './services/endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { statisticEndpoints } from './statistics/endpoints.ts';
import { systemEndpoints } from './system/endpoints.ts';
import { taxiEndpoints } from './taxi/endpoints.ts';

/** Every endpoint of the API, as data: the OpenAPI document and the client's types are made from them, each domain's routes from its own. */
export const endpoints = {
  ...systemEndpoints,
  ...flightEndpoints,
  ...rightsEndpoints,
  ...pushEndpoints,
  ...establishmentEndpoints,
  ...mapEndpoints,
  ...factEndpoints,
  ...serviceEndpoints,
  ...liveEndpoints,
  ...rateEndpoints,
  ...statisticEndpoints,
  ...airportEndpoints,
  ...newsEndpoints,
  ...offerEndpoints,
  ...jobEndpoints,
  ...siteEndpoints,
  ...taxiEndpoints,
  ...cityRouteEndpoints,
  ...caseEndpoints,
  ...attachmentEndpoints,
  ...contactEndpoints,
  ...newsletterEndpoints,
  ...feedbackEndpoints,
  ...openDataEndpoints,
  ...feedEndpoints,
};
