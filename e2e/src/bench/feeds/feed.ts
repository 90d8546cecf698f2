import { addDays, bogotaDay } from '@eldorado/i18n/bogota';
import { testNow } from '../../support/site/site.ts';
import { aidxMessage, readBoard, sendAidx, type BoardFlight } from './aidxMessage.ts';

/** Legs of the feed that the benches send, a hundred a message. */
export const legs = 5_000;
const perMessage = 100;

/** Every flight of the five days that the boards show. */
export async function flightsOfFiveDays(origin: string): Promise<BoardFlight[]> {
  const today = bogotaDay(new Date(testNow));
  const flights: BoardFlight[] = [];
  for (const offset of [-1, 0, 1, 2, 3]) {
    for (const direction of ['departures', 'arrivals']) {
      const query = `direction=${direction}&date=${addDays(today, offset)}`;
      flights.push(...(await readBoard(origin, query)));
    }
  }
  return flights;
}

/** Messages about so many legs, each with another gate. The five days have some 4,800: the last ones are in it twice. */
export function feedOf(flights: readonly BoardFlight[]): string[] {
  const all = [...flights, ...flights].slice(0, legs);
  return Array.from({ length: Math.ceil(all.length / perMessage) }, (_, i) =>
    aidxMessage(
      all
        .slice(i * perMessage, (i + 1) * perMessage)
        .map((flight, leg) => ({ flight, gate: `C${(i * perMessage + leg) % 19}` })),
      new Date(testNow),
    ),
  );
}

/** Sends messages one after the other. @returns how many legs the boards show of them. @throws when one was rejected. */
export async function sendFeed(origin: string, messages: readonly string[]): Promise<number> {
  let applied = 0;
  for (const message of messages) applied += await sendAidx(origin, message);
  return applied;
}
