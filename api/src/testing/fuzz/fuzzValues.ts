import { exampleKeys } from '../../push/exampleKeys.ts';

/** What there is around 20 November 2026, and what forms take, by the name of a field. */
export const fuzzValues = {
  id: ['AV9301', '2026-11-20-D-AV9325'],
  flight: ['2026-11-20-D-AV9325', null],
  slug: ['fogon-bogotano', 'avianca', 'banos-t1-2-3', 'equipaje'],
  from: ['06:00', 'fogon-bogotano'],
  to: ['23:00', 'banos-t1-2-3'],
  date: ['2026-11-20', '2026-11-21'],
  openAt: ['2026-11-21T12:00-05:00'],
  page: [1, 2],
  plate: ['ABC123', 'abc-123'],
  origin: ['terminal-1'],
  destination: ['chapinero'],
  at: ['2026-11-20T14:00:00-05:00'],
  persons: [1, 2],
  bags: [0, 2],
  email: ['ana@example.com'],
  mobile: ['+57 300 123 4567'],
  consent: [true],
  phone_country_code: ['+57'],
  phone: ['3001234567', '3109876543'],
  consentVersion: ['2026-11-20'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/a'],
  keys: [exampleKeys()],
  returnTo: ['/boletin'],
  'idempotency-key': ['a-key-of-a-test', 'another-key'],
};
