import type { FlightTranslate } from '../../messages.ts';
import { changeText } from './changeText.ts';
import type { FlightChange } from '../data/flightDetail.ts';

const t: FlightTranslate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const text = (kind: FlightChange['kind'], from: string | null, to: string | null) =>
  changeText({ at: '2026-03-02T12:00:00Z', kind, from, to }, t, 'es');

test.each([
  ['time', '2026-03-02T15:05:00Z', '2026-03-02T15:35:00Z', 'change_time 10:05 10:35'],
  ['time', null, '2026-03-02T15:35:00Z', ''],
  ['gate', 'C9', 'C12', 'change_gate C9 C12'],
  ['gate', null, 'C12', 'change_gateGiven C12'],
  ['gate', 'C9', null, 'change_gateTaken C9'],
  ['gate', null, null, ''],
  ['terminal', 'T1', 'T2', 'change_terminal T2'],
  ['terminal', 'T1', null, ''],
  ['belt', null, '4', 'change_belt 4'],
  ['belt', '4', null, 'change_beltTaken'],
  ['state', 'GTO', 'BRD', 'note_BRD'],
  ['state', 'SCH', 'CNX', 'status_CAN'],
  ['state', 'CNX', null, 'change_restored'],
  ['state', 'SCH', 'DEL', ''],
] as const)('%s from %s to %s', (kind, from, to, words) => {
  expect(text(kind, from, to)).toBe(words);
});
