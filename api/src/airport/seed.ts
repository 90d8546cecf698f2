import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { LocalizedText } from '../http/schema.ts';
import type { airportState } from './tables.ts';

const { since, ...state } = readData(
  'airport.yaml',
  Type.Object(
    {
      open: Type.Boolean(),
      messageOpen: LocalizedText,
      messageClosed: LocalizedText,
      since: Type.String({ description: 'an instant, UTC ISO 8601' }),
    },
    { additionalProperties: false },
  ),
);

/** Whether the airport is open until an operator says otherwise, and what the alert bar says then. */
export const airportStateSeed: typeof airportState.$inferInsert = {
  id: 1,
  ...state,
  since: new Date(since),
};
