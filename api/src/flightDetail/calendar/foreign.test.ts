import ICAL from 'ical.js';
import { bookOf, exampleLeg } from '../../flights/examples/exampleLeg.ts';
import { exampleStore } from '../../testing/exampleStore.ts';
import { locales } from '../../text/locale.ts';
import { describeLeg } from '../flightDetail.ts';
import { calendarOf } from './calendar.ts';

const origin = 'https://eldorado.example';
const now = Date.parse('2026-11-20T12:00:00Z');

/** A flight's file in a language, as it is downloaded. */
function file(locale: (typeof locales)[number], fate: Parameters<typeof exampleLeg>[1] = {}) {
  const leg = exampleLeg({}, fate);
  return calendarOf(describeLeg(exampleStore(bookOf(leg)), leg, now), locale, origin);
}

/** The one entry of a file, as another parser reads it. */
function entry(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('A file has one entry');
  return { calendar, event: new ICAL.Event(event), component: event };
}

test.each(locales)('another parser reads what was written, in %s', (locale) => {
  const { calendar, event, component } = entry(file(locale));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe('2026-11-20-D-AV9314@eldorado');
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-20T15:00:00Z'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-20T16:01:00Z'));
  expect(event.summary).toMatch(/^(Vuelo|Flight|Vol|Voo) AV 9314 .* Medellín \(Rionegro\)$/);
  expect(event.location).toContain('El Dorado (BOG), Terminal 1, ');
  // What was folded is whole again, line breaks and accents too.
  expect(event.description).not.toMatch(/\\n|\\,|\ufffd/);
  expect(event.description).toContain(`${origin}/`);
  expect(component.getAllSubcomponents('valarm')).toHaveLength(2);
});

test.each(locales)('no line is longer than 75 octets, in %s', (locale) => {
  const lines = file(locale, { delayMinutes: 60, reason: 'weather' }).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('a cancelled flight is cancelled to another parser', () => {
  const { component } = entry(file('es', { cancelled: true, reason: 'weather' }));
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(component.getAllSubcomponents('valarm')).toEqual([]);
});
