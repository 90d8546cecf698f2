import { weekdayOf } from '@eldorado/i18n/hours';
import type { Service } from './feed.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Whether a service runs on a day, `YYYY-MM-DD`: its exceptions first, then its weekdays within its validity. */
export function runsOn(service: Service, day: string): boolean {
  if (service.removed.includes(day)) return false;
  if (service.added.includes(day)) return true;
  if (day < service.validFrom || day > service.validTo) return false;
  const bit = weekdays.findIndex((name) => name === weekdayOf(day));
  return (service.weekdays & (1 << bit)) !== 0;
}

const keptDays = 12;

/** Which services run on a day, as one byte each; the last days that were asked for are kept. */
export function makeServiceDays(services: readonly Service[]): (day: string) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return (day) => {
    const before = known.get(day);
    if (before) return before;
    const running = Uint8Array.from(services, (service) => (runsOn(service, day) ? 1 : 0));
    known.set(day, running);
    const [oldest] = known.keys();
    if (known.size > keptDays && oldest !== undefined) known.delete(oldest);
    return running;
  };
}
