import { fixedClock } from '../time/clock.ts';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { testApi } from '../testing/testApi.ts';

jest.setTimeout(60_000);

test('a failure of ours is logged with its cause and request, and with nothing that was typed', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const clock = fixedClock('2026-11-20T17:00:30Z');
  const api = await testApi({ clock, logger: { level: 'info', stream } });
  await api.database.transaction((client) => client.query('drop table contact_messages'));
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v2/contact-messages?from=secret-page',
    // What would be a line of its own, if the log did not encode it.
    headers: {
      'x-request-id': 'the-request',
      'user-agent': '\n{"level":60}',
      'idempotency-key': 'secret-key',
    },
    payload: exampleMessage,
  });
  await api.close();
  expect(answer.statusCode).toBe(500);
  const logged = lines.filter((line) => line.includes('"reqId":"the-request"'));
  expect(logged).toHaveLength(1);
  for (const line of lines
    .join('')
    .trimEnd()
    .split(/[\r\n]/))
    expect(JSON.parse(line)).not.toMatchObject({ level: 60 });
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    route: 'POST /api/v2/contact-messages',
    err: { message: expect.stringContaining('does not exist') as string },
  });
  for (const typed of ['secret', exampleMessage.email, exampleMessage.fullName])
    expect(lines.join('')).not.toContain(typed);
});
