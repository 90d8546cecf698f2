import { addDays, bogotaDay, bogotaInstant } from '@eldorado/i18n';
import { readClock } from '@eldorado/i18n/bogota';
import type { AirlineChoice } from '../form/airlines.ts';
import { chooseFlight, wantedFlights } from './chooseFlight.ts';
import { answerNames, kindOf, sides, type Answers, type Side } from '../form/connectionAnswers.ts';
import type { ConnectionFigures } from './connectionApi.ts';
import { bagsOf, wordFaults, type Fault } from '../form/connectionFaults.ts';
import type { ConnectionFlight } from '../plan/connectionFlight.ts';
import type { Bags, FlightKind } from '../plan/connectionRules.ts';

/** One end of the connection, from the flight itself or from what was typed. */
export interface ConnectionEnd {
  flight: ConnectionFlight | null;
  kind: FlightKind;
  terminal: 'T1' | 'T2' | null;
  /** The time that holds now, UTC; null when it is not known. */
  at: string | null;
}

export type FoundConnection =
  | { kind: 'faults'; faults: readonly Fault[] }
  | { kind: 'found'; arrival: ConnectionEnd; departure: ConnectionEnd; bags: Bags };

/** International flights use Terminal 1; a domestic one its airline's terminal (domain.md section 3). */
function terminalOf(kind: FlightKind, code: string, airlines: readonly AirlineChoice[]) {
  if (kind === 'international') return 'T1';
  return airlines.find((airline) => airline.code === code)?.terminal ?? null;
}

/** The instant that was typed, on its day; without a day the first one after the arrival. */
function typedTime(side: Side, answers: Answers, today: string, after: string | null) {
  const time = readClock(answers[`${side}Time`]);
  if (!time) return null;
  const given = answers[`${side}Date`];
  const day = given || (after ? bogotaDay(new Date(after)) : answers.arrivalDate || today);
  const at = bogotaInstant(day, time).toISOString();
  return !given && after && at < after ? bogotaInstant(addDays(day, 1), time).toISOString() : at;
}

/** Reads the form against the flights: both ends of the connection, or everything that is wrong, in the form's order. */
export function findConnection(
  answers: Answers,
  today: string,
  figures: Pick<ConnectionFigures, Side>,
  airlines: readonly AirlineChoice[],
): FoundConnection {
  const faults = wordFaults(answers, today);
  const wanted = wantedFlights(answers, today);
  let landing: string | null = null;
  const ends: Partial<Record<Side, ConnectionEnd>> = {};
  for (const side of sides) {
    const number = wanted[side];
    const time = readClock(answers[`${side}Time`]);
    const kind = kindOf(answers[side]);
    if (number) {
      const flight = chooseFlight(side, number, figures[side], time, landing);
      if ('key' in flight) faults.push(flight);
      else {
        const { terminal, current: at } = flight;
        ends[side] = { flight, kind: flight.kind, terminal, at };
      }
      landing = 'key' in flight ? null : flight.scheduled;
    } else if (kind) {
      const at = typedTime(side, answers, today, landing);
      if (at && landing && at < landing) faults.push({ field: `${side}Time`, key: 'before' });
      const terminal = terminalOf(kind, answers[`${side}Airline`], airlines);
      ends[side] = { flight: null, kind, terminal, at };
      landing = at;
    }
  }
  const bags = bagsOf(answers.baggage);
  if (faults.length === 0 && ends.arrival && ends.departure && bags) {
    return { kind: 'found', arrival: ends.arrival, departure: ends.departure, bags };
  }
  const order = (fault: Fault) => answerNames.indexOf(fault.field);
  return { kind: 'faults', faults: faults.toSorted((a, b) => order(a) - order(b)) };
}
