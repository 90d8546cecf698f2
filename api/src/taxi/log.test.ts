import { pino } from 'pino';
import { noon, taxiSite } from './testing/taxiSite.ts';

jest.setTimeout(90_000);

test('the log has no phone, code, token, name or e-mail, whatever happens', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const site = await taxiSite({ logger });
  const phone = '3157654321';
  const typed = { name: 'Zoraida Quimbaya', mobile: `+57${phone}`, email: 'zoraida@example.com' };
  const { request } = (await site.askForCode(phone)).json<{ request: string }>();
  const code = site.lastCode();
  const signIn = (given: string) =>
    site.call('POST', '/sign-in/sessions', { body: { request, code: given } });
  await signIn('000000');
  const { token } = (await signIn(code)).json<{ token: string }>();
  await site.askForCode(phone);
  await site.call('PATCH', '/me', { token, body: { name: typed.name } });
  const { number } = await site.booked(token, typed);
  await site.book(token, { ...typed, persons: 9 });
  await site.call('POST', `/bookings/${number}/cancel`, { token });
  // Now the database refuses everything: its errors name what they were given.
  await site.rows('alter table taxi_bookings add constraint never check (persons < 0) not valid');
  expect((await site.book(token, typed)).statusCode).toBe(500);
  await site.rows('alter table taxi_users add constraint short check (name is null) not valid');
  const refused = await site.call('PATCH', '/me', { token, body: { name: typed.name } });
  expect(refused.statusCode).toBe(500);
  await site.rows('drop table taxi_codes');
  site.time.now = noon + 60_000;
  expect((await site.askForCode(phone)).statusCode).toBe(500);
  await site.close();

  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(log).toContain('violates check constraint');
  for (const secret of [phone, code, token, ...Object.values(typed)]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  // The demonstration's text message has the code by design, and not the whole number.
  expect(site.messages.join('')).not.toContain(phone);
});
