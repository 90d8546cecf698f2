import { solveProof } from '@eldorado/http/proof';
import { thoroughly } from '@eldorado/testing/thorough';
import { openDatabase, type Database } from '../../db/database.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { makeFormLimits } from './formLimits.ts';
import type { ApiProblem } from '../problem.ts';

jest.setTimeout(90_000);

const start = Date.parse('2026-11-20T17:00:00Z');
let database: Database;
const said: string[] = [];
const note = (_fields: unknown, sentence?: string) => void said.push(sentence ?? '');
const log = { info: note, warn: note, error: note };
beforeEach(async () => {
  said.length = 0;
  database = await openDatabase({
    dataDir: '',
    databaseUrl: await testDatabase(),
    log,
  });
});
afterEach(() => database.close());

interface Message {
  address?: string;
  email?: string;
  comment?: string;
  website?: string;
  now?: number;
}
let messages = 0;

/** Sends messages of a new person and text each, unless they say otherwise. Works where that is asked for. */
function sender(perHour?: number) {
  const form = { name: 'contact', what: 'messages' };
  const { admit } = makeFormLimits(database, log, form, perHour);
  let worked = 0;
  async function send(message: Message, proof?: string): Promise<string> {
    messages += 1;
    const {
      address = '203.0.113.9',
      email = `${messages}@example.com`,
      comment = `Mensaje ${messages}`,
      website = '',
      now = start,
    } = message;
    try {
      await admit({ address, email, text: comment, website, proof }, now);
      return 'taken';
    } catch (error) {
      const { code, errors = [] } = error as ApiProblem;
      if (code !== 'proof-required') return code;
      worked += 1;
      return send(message, await solveProof(errors[0]?.code ?? ''));
    }
  }
  return { send, worked: () => worked };
}
const many = async (count: number, send: (index: number) => Promise<string>) => {
  const answers: string[] = [];
  for (let index = 0; index < count; index++) answers.push(await send(index));
  return answers;
};

thoroughly(test)(
  'a terminal’s wifi writes forty messages in ten minutes: all are taken, those after thirty for work',
  async () => {
    const { send, worked } = sender();
    const answers = await many(40, (index) => send({ now: start + index * 15_000 }));
    expect(new Set(answers)).toEqual(new Set(['taken']));
    expect(worked()).toBe(10);
  },
);

test('one person waits after five, from wherever, and however the address is written', async () => {
  const { send } = sender();
  const answers = await many(6, (index) =>
    send({ address: `203.0.${index}.9`, email: index % 2 ? 'ANA@example.com' : 'ana@example.com' }),
  );
  expect(answers).toEqual([...Array<string>(5).fill('taken'), 'too-many-requests']);
  expect(await send({ email: 'ana@example.com', now: start + 600_001 })).toBe('taken');
});

test('one text under many names waits after ten', async () => {
  const { send } = sender();
  const answers = await many(11, (index) =>
    send({ address: `203.0.${index}.9`, comment: index % 2 ? 'Compre  AQUÍ' : 'compre aqui' }),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(10);
  expect(answers.at(-1)).toBe('too-many-requests');
});

test('who fills in what nobody sees works from the first on, and is taken', async () => {
  const { send, worked } = sender();
  expect(await send({})).toBe('taken');
  expect(await send({ website: 'https://example.com' })).toBe('taken');
  expect(worked()).toBe(1);
});

test('a form without words or without an address of e-mail is limited by its range alone', async () => {
  const { send } = sender();
  const answers = await many(12, () => send({ comment: '', email: '' }));
  expect(new Set(answers)).toEqual(new Set(['taken']));
});

test('no network empties the hour: a fifth is kept for who has sent nothing in it', async () => {
  const { send } = sender(20);
  const flood = await many(40, (index) =>
    send({ address: `2001:db8:7:${(index * 256).toString(16)}::1` }),
  );
  // The first two ranges of the /48 are new ones.
  expect(flood.filter((answer) => answer === 'taken')).toHaveLength(18);
  expect(flood.at(-1)).toBe('contact-unavailable');
  expect(said).toContainEqual(expect.stringContaining('spent, but for who has had none in it'));
  expect(await send({ address: '203.0.113.9' })).toBe('taken');
  expect(await send({ address: '203.0.113.10' })).toBe('contact-unavailable');
  expect(await send({ address: '198.51.100.9' })).toBe('taken');
  expect(await send({ address: '192.0.2.9' })).toBe('contact-unavailable');
  expect(await send({ address: '203.0.113.9', now: start + 3_600_001 })).toBe('taken');
});

test('everybody together has an hour’s budget, in all processes, with an alarm at half and at its end', async () => {
  const doors = [sender(20), sender(20)];
  const answers = await many(21, (index) =>
    (doors[index % 2] ?? sender()).send({
      address: `10.0.${index}.9`,
      now: start + index * 1_000,
    }),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20);
  expect(answers.at(-1)).toBe('contact-unavailable');
  expect(said).toEqual([
    // Each process says it.
    ...Array<unknown>(2).fill(expect.stringMatching(/^More than half of the hour’s messages/)),
    expect.stringMatching(/messages are spent/),
  ]);
});
