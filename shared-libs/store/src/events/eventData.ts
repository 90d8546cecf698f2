import type { components } from '@eldorado/http/api-types';

type Schemas = components['schemas'];

/** The flights that look different from a minute on. */
export interface FlightChanges {
  /** UTC ISO: what is on screen is of this minute. */
  at: string;
  flights: readonly Schemas['Flight'][];
}

/** Every figure of now: queues, car parks, the airport. */
export type LiveFigures = Schemas['LiveFigures'];

/** What the API's event stream sends, by event. */
export interface EventData {
  /** The stream begins at this minute, UTC ISO: what is on screen and older has missed changes. */
  ready: { at: string };
  changes: FlightChanges;
  /** The flight plan itself was replaced: read the board again. */
  reset: { at: string };
  /** Sent first on each connection, and whenever one of them changes. */
  figures: LiveFigures;
}

/** What is done at each event. */
export type StreamListener = {
  [Name in keyof EventData]?: (data: EventData[Name]) => void;
};
