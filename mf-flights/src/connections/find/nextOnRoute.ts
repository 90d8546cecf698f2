import { addDays, boardDays, bogotaDay, type Locale } from '@eldorado/i18n';
import { answerConnection, type ConnectionAnswer } from './connectionAnswer.ts';
import type { ConnectionFigures, RouteArgs } from './connectionApi.ts';
import type { ConnectionFlight } from '../plan/connectionFlight.ts';
import type { FoundConnection } from './findConnection.ts';

type Found = Extract<FoundConnection, { kind: 'found' }>;

/** How many later flights are worth showing. */
const shown = 4;

/** Which later flights to look for when the connection may be missed; null when none are needed or the route is not known. */
export function routeArgs(
  { arrival, departure }: Found,
  { verdict }: ConnectionAnswer,
  today: string,
  locale: Locale,
): RouteArgs | null {
  if (verdict.kind === 'comfortable' || verdict.kind === 'open') return null;
  // Nobody knows when a flight that does not come would land.
  const lands = !('obstacle' in verdict && verdict.obstacle.startsWith('arrival')) && arrival.at;
  if (!departure.flight || !lands) return null;
  const day = bogotaDay(new Date(departure.flight.scheduled));
  const days = [day, addDays(day, 1)].filter((date) => boardDays(today).includes(date));
  return { iata: departure.flight.iata, days, locale };
}

export interface NextFlight {
  flight: ConnectionFlight;
  kind: 'comfortable' | 'tight';
}

/** The next flights of the route that can be made, after the one that was asked for. */
export function nextOnRoute(
  found: Found,
  route: readonly ConnectionFlight[],
  figures: ConnectionFigures,
): NextFlight[] {
  const asked = found.departure.flight;
  if (!asked) return [];
  const possible: NextFlight[] = [];
  for (const flight of route.toSorted((a, b) => a.current.localeCompare(b.current))) {
    const { kind, terminal, current: at, status } = flight;
    if (flight.id === asked.id || at <= asked.scheduled || status === 'CAN' || status === 'DEP') {
      continue;
    }
    const departure = { flight, kind, terminal, at };
    const { verdict } = answerConnection({ ...found, departure }, figures);
    if (verdict.kind !== 'comfortable' && verdict.kind !== 'tight') continue;
    possible.push({ flight, kind: verdict.kind });
    if (possible.length === shown) break;
  }
  return possible;
}
