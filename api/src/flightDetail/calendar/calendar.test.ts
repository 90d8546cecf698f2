import { locales } from '../../text/locale.ts';
import { calendarOf } from './calendar.ts';
import { bookOf, exampleLeg } from '../../flights/examples/exampleLeg.ts';
import { exampleStore } from '../../testing/exampleStore.ts';
import { describeLeg } from '../flightDetail.ts';

const origin = 'https://eldorado.example';
const now = Date.parse('2026-11-20T14:00:00Z');
type Change = Parameters<typeof exampleLeg>[0];
type Fate = Parameters<typeof exampleLeg>[1];
function calendar(
  change: Change = {},
  fate: Fate = {},
  at = now,
  locale = locales[0] as 'es' | 'en',
) {
  const leg = exampleLeg(change, fate);
  // Long lines are folded (RFC 5545, 3.1).
  return calendarOf(describeLeg(exampleStore(bookOf(leg)), leg, at), locale, origin).replaceAll(
    '\r\n ',
    '',
  );
}
const line = (text: string, name: string) =>
  text
    .split('\r\n')
    .find((candidate) => candidate.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test('an entry names the flight, its time in UTC and its gate', () => {
  const text = calendar();
  expect(line(text, 'UID')).toBe('2026-11-20-D-AV9314@eldorado');
  expect(line(text, 'DTSTART')).toBe('20261120T150000Z');
  expect(line(text, 'DTEND')).toBe('20261120T160100Z');
  expect(line(text, 'SUMMARY')).toBe('Vuelo AV 9314 a Medellín (Rionegro)');
  expect(line(text, 'LOCATION')).toBe('El Dorado (BOG)\\, Terminal 1\\, Sala C4');
  expect(line(text, 'URL')).toBe(`${origin}/vuelos/detalle/2026-11-20-D-AV9314`);
  expect(line(text, 'STATUS')).toBe('CONFIRMED');
  expect(line(text, 'DTSTAMP')).toBe('20261120T140000Z');
});

test('the UID stays and the sequence rises with each change', () => {
  const early = calendar({}, {}, now - 10 * 3_600_000);
  const late = calendar({}, { delayMinutes: 60, reason: 'airline' });
  expect([line(early, 'SEQUENCE'), line(late, 'SEQUENCE')]).toEqual(['0', '1']);
  expect(line(early, 'UID')).toBe(line(late, 'UID'));
  expect(line(late, 'DTSTART')).toBe('20261120T160000Z');
  expect(line(late, 'LAST-MODIFIED')).toMatch(/^20261120T1[0-4]/);
});

test('what only passes, such as boarding, is no new version of the entry', () => {
  expect(line(calendar({}, {}, now + 3 * 3_600_000), 'SEQUENCE')).toBe('0');
  const moved = calendar(
    { gateBefore: 'C9' },
    { delayMinutes: 60, reason: 'airline' },
    now + 3 * 3_600_000,
  );
  expect(line(moved, 'SEQUENCE')).toBe('2');
});

test('a cancelled flight stays in the calendar as such, without reminders', () => {
  const text = calendar({}, { cancelled: true, reason: 'weather' });
  expect(line(text, 'STATUS')).toBe('CANCELLED');
  expect(line(text, 'SUMMARY')).toBe('Cancelado: Vuelo AV 9314 a Medellín (Rionegro)');
  expect(text).not.toContain('VALARM');
});

test('a departure reminds when to be there and when it boards', () => {
  const triggers = (at: number) => calendar({}, {}, at).match(/TRIGGER;VALUE=DATE-TIME:(\S+)/g);
  const boarding = 'TRIGGER;VALUE=DATE-TIME:20261120T142000Z';
  expect(triggers(now - 2 * 3_600_000)).toEqual([
    'TRIGGER;VALUE=DATE-TIME:20261120T130000Z',
    boarding,
  ]);
  // Two hours before is past.
  expect(triggers(now)).toEqual([boarding]);
});

test('an arrival starts at the other end and reminds before it lands', () => {
  const text = calendar({
    direction: 'A',
    otherScheduledAt: new Date('2026-11-20T13:59:00Z'),
    belts: ['20'],
  });
  expect([line(text, 'DTSTART'), line(text, 'DTEND')]).toEqual([
    '20261120T135900Z',
    '20261120T150000Z',
  ]);
  expect(text).toContain('TRIGGER;VALUE=DATE-TIME:20261120T143000Z');
  expect(line(text, 'LOCATION')).toContain('Banda de equipaje 20');
});

test('the other end’s clock is its own: Madrid in winter and in summer', () => {
  const arrives = (day: string) =>
    calendar({
      otherAirport: 'MAD',
      scheduledAt: new Date(`${day}T13:00:00Z`),
      otherScheduledAt: new Date(`${day}T22:30:00Z`),
    });
  expect(arrives('2026-03-28')).toContain('Llega a las 23:30\\, hora de Madrid');
  expect(arrives('2026-03-29')).toContain('Llega a las 00:30\\, hora de Madrid');
  expect(arrives('2026-10-24')).toContain('Llega a las 00:30\\, hora de Madrid');
  expect(arrives('2026-10-25')).toContain('Llega a las 23:30\\, hora de Madrid');
});

test('each language has its own words and its own link', () => {
  const leg = exampleLeg();
  const flight = describeLeg(exampleStore(bookOf(leg)), leg, now);
  const texts = locales.map((locale) => calendarOf(flight, locale, origin).replaceAll('\r\n ', ''));
  expect(texts.map((text) => line(text, 'SUMMARY'))).toEqual([
    'Vuelo AV 9314 a Medellín (Rionegro)',
    'Flight AV 9314 to Medellín (Rionegro)',
    'Vol AV 9314 pour Medellín (Rionegro)',
    'Voo AV 9314 para Medellín (Rionegro)',
  ]);
  expect(line(texts[1] ?? '', 'URL')).toBe(`${origin}/en/vuelos/detalle/2026-11-20-D-AV9314`);
});
