import { ApiError } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import { bogotaDay } from '@eldorado/i18n';
import type { LoadContext } from '@eldorado/remote';
import type { Trip, Way } from './steps.ts';

type Schemas = components['schemas'];

/** A queue as it is expected when this flight's passengers come. */
interface Wait {
  minutes: number;
  demo: boolean;
}

/** What a flight says of its passengers' steps. Null is what is not known, or over. */
export interface StepFlight {
  id: string;
  name: string;
  city: Schemas['LocalizedText'];
  way: Way;
  trip: Trip;
  /** `1` */
  terminal: string;
  /** The airport's day. */
  day: string;
  cancelled: boolean;
  expectedAt: string;
  updatedAt: string;
  airportBy: string | null;
  desk: { desks: string; closesAt: string } | null;
  gate: string | null;
  gateClosesAt: string | null;
  /** On foot from the desks to the gate, or from it to the exit. */
  walk: { minutes: number; stepFreeMinutes: number | null } | null;
  belts: readonly string[];
  security: Wait | null;
  immigration: Wait | null;
}

/**
 * A flight with the times that the steps say, by its id or name.
 * @returns `none` when there is no such flight, `failed` while the API does not answer.
 */
export async function stepFlight(
  { http, signal }: Pick<LoadContext, 'http' | 'signal'>,
  asked: string,
): Promise<StepFlight | 'none' | 'failed'> {
  const ask = async <Answer>(url: string, params = {}) =>
    (await http.get<Answer>(url, { signal, params })).data;
  try {
    const [flight, by, queues] = await Promise.all([
      ask<Schemas['FlightAnswer']>(`/v2/flights/${encodeURIComponent(asked)}`),
      // An arrival has none, nor a departure that is gone.
      ask<Schemas['CityFlight']>('/v2/airport-by', { flight: asked }).catch(() => null),
      ask<Schemas['CheckpointList']>('/v2/checkpoints').catch(() => null),
    ]);
    return read(flight, by, queues);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'none' : 'failed';
  }
}

function read(
  flight: Schemas['FlightAnswer'],
  by: Schemas['CityFlight'] | null,
  queues: Schemas['CheckpointList'] | null,
): StepFlight {
  const { scheduledAt, estimatedAt, actualAt, checkIn, journey } = flight;
  const expectedAt = actualAt ?? estimatedAt ?? scheduledAt;
  const arrives = flight.flightDirection === 'A';
  const { walk, security } = journey;
  return {
    id: flight.id,
    name: flight.flightName,
    city: flight.other.city,
    way: arrives ? 'arriving' : 'leaving',
    trip: flight.kind === 'international' ? 'international' : 'domestic',
    terminal: flight.terminal.slice(1),
    day: bogotaDay(new Date(scheduledAt)),
    cancelled: flight.status === 'CAN',
    expectedAt,
    updatedAt: flight.updatedAt,
    airportBy: by?.id === flight.id ? by.airportBy : null,
    desk: checkIn && { desks: checkIn.desks, closesAt: checkIn.closesAt },
    gate: flight.gate,
    gateClosesAt: flight.expectedTimeGateClosing,
    walk: walk && { minutes: walk.minutes, stepFreeMinutes: walk.stepFreeMinutes },
    belts: flight.belts,
    security: security && { minutes: security.minutesMax, demo: security.source === 'demo' },
    immigration: arrives ? immigrationAt(queues, flight.terminal, expectedAt) : null,
  };
}

/** The queue at passport control in the half hour in which a flight lands; the forecast knows today's alone. */
function immigrationAt(
  queues: Schemas['CheckpointList'] | null,
  terminal: string,
  at: string,
): Wait | null {
  const queue = queues?.checkpoints.find(
    (one) => one.checkpoint === 'immigration' && terminal === `T${one.terminal}`,
  );
  const points = queue?.course.points.filter((point) => Date.parse(point.at) <= Date.parse(at));
  const last = points?.at(-1);
  const isThen = last && Date.parse(at) - Date.parse(last.at) < halfHour;
  if (!queue || !isThen || last.expected === null) return null;
  return { minutes: last.expected, demo: queue.source === 'demo' };
}

const halfHour = 30 * 60_000;
