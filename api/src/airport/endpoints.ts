import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { AirportState, TerminalList } from './schema.ts';

/** The endpoints of the airport as a whole. */
export const airportEndpoints = {
  terminals: get('/api/v2/terminals', 'airport', 'Terminals, piers and the free bus between them', {
    response: answers(ref(TerminalList)),
  }),
  airportState: get('/api/v2/airport-state', 'airport', 'Open or closed, weather and taxes', {
    response: answers(ref(AirportState)),
  }),
};
