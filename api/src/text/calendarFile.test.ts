import { calendarFile } from './calendarFile.ts';

const entry = {
  productId: '-//El Dorado//Test//ES',
  uid: 'one@eldorado',
  sequence: 0,
  changedAt: Date.parse('2026-11-20T12:00:00Z'),
  start: Date.parse('2026-11-20T15:00:00Z'),
  end: Date.parse('2026-11-20T16:00:00Z'),
  title: 'São Paulo, às 10h: embarque já começou — saída pela porta número 5 ✈️✈️✈️ à direita',
  description: `${'ã'.repeat(200)}\n${'😀'.repeat(60)}`,
  location: 'Puerta A5',
  status: 'CONFIRMED',
} as const;

test('lines fold at 75 octets, between two characters, and unfold to what was written', () => {
  const file = calendarFile(entry);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`SUMMARY:${entry.title.replace(',', '\\,')}`);
  expect(lines).toContain(`DESCRIPTION:${entry.description.replace('\n', '\\n')}`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
