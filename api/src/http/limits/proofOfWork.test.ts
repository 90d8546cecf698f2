import { proofWait, solveProof } from '@eldorado/http/proof';
import { openDatabase, type Database } from '../../db/database.ts';
import { testDatabase } from '../../testing/testApi.ts';
import type { ApiProblem } from '../problem.ts';
import { askForWork } from './proofOfWork.ts';

jest.setTimeout(60_000);

const start = Date.parse('2026-11-20T17:00:00Z');
let databases: Database[];
let url: string;
beforeAll(async () => {
  url = await testDatabase();
});
beforeEach(() => (databases = []));
afterEach(() => Promise.all(databases.map((database) => database.close())));

/** One process's door, with a name of its own in the counts. */
async function doorOf(purpose: string, steps: [number, number, number] = [1, 20, 40]) {
  const log = { info() {}, warn() {}, error() {} } as never;
  const database = await openDatabase({ dataDir: '', databaseUrl: url, log });
  databases.push(database);
  const { demand } = askForWork(database, purpose, steps);
  /** `passed`, or the challenge. */
  return async (proof?: unknown, address = '203.0.113.9', now = start) => {
    try {
      await demand(proof, address, now);
      return 'passed';
    } catch (error) {
      const { status, code, errors, headers } = error as ApiProblem;
      expect([status, code, headers['retry-after']]).toEqual([429, 'proof-required', '60']);
      return errors?.[0]?.code ?? '';
    }
  };
}

test('the first of a range is free, the next bears work that is taken once', async () => {
  const demand = await doorOf('first');
  expect(await demand()).toBe('passed');
  const challenge = await demand(undefined, '203.0.113.77');
  expect(challenge).toMatch(/^first\.7\./);
  expect(await demand(undefined, '198.51.100.9')).toBe('passed');
  const proof = await solveProof(challenge);
  expect(await demand(proof)).toBe('passed');
  expect(await demand(proof)).toMatch(/^first\./);
});

test('of all processes one takes a proof, wherever its challenge was made', async () => {
  const [one, other] = [await doorOf('shared'), await doorOf('shared')];
  await one();
  const proof = await solveProof(await one());
  expect(await other(proof)).toBe('passed');
  expect(await one(proof)).toMatch(/^shared\./);
});

test('a proof of another range, another purpose, a wrong guess or an old challenge is none', async () => {
  const [demand, elsewhere] = [await doorOf('right'), await doorOf('wrong')];
  await demand();
  await demand(undefined, '198.51.100.9');
  await elsewhere();
  const challenge = await demand();
  const proof = await solveProof(challenge);
  expect(await demand(proof, '198.51.100.9')).toMatch(/^right\./);
  expect(await elsewhere(proof)).toMatch(/^wrong\./);
  expect(await demand(proof, undefined, start + 16 * 60_000)).toMatch(/^right\./);
  expect(await demand(challenge.replace('.7.', '.0.') + '.1')).toMatch(/^right\./);
  for (const wrong of [`${challenge}.-1`, '', 7, {}, 'x'.repeat(1_000), null])
    expect(await demand(wrong)).toMatch(/^right\./);
  expect(await demand(proof)).toBe('passed');
});

test('who cannot compute waits a minute, and a range does so five times in ten minutes', async () => {
  const demand = await doorOf('slow');
  await demand();
  const challenges = [];
  for (let each = 0; each < 6; each++) challenges.push(await demand());
  expect(await demand(challenges[0], undefined, start + proofWait - 1)).toMatch(/^slow\./);
  const answers = [];
  for (const challenge of challenges)
    answers.push((await demand(challenge, undefined, start + proofWait)) === 'passed');
  expect(answers).toEqual([...Array<boolean>(5).fill(true), false]);
});

test('the more a range asks for, the harder it is', async () => {
  const demand = await doorOf('steps', [2, 3, 4]);
  const bits = [];
  for (let each = 0; each < 11; each++) bits.push((await demand()).split('.')[1] ?? 'free');
  expect(bits).toEqual(['free', 'free', ...'777', ...'8888', '10', '10']);
});

test.each([
  ['/48 with all its /56s', (index: number) => `2001:db8:7:${(index * 256).toString(16)}::1`, 4],
  ['/32 with all its /48s', (index: number) => `2001:db8:${index.toString(16)}::1`, 20],
])(
  'a %s has a few times what a range has, then works, harder and harder',
  async (name, of, free) => {
    const demand = await doorOf(`wide${free}`, [2, 3, 4]);
    const bits = [];
    for (let each = 0; each < 6 * free; each++)
      bits.push((await demand(undefined, of(each))).split('.')[1] ?? 'free');
    expect([name, bits.filter((each) => each === 'free').length]).toEqual([name, free]);
    expect([bits[free], bits.at(-1)]).toEqual(['7', '10']);
  },
);
