import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solveProof } from '@eldorado/http/proof';
import { readTaxiSettings } from '../settings.ts';
import { outboxFile, outboxSms } from './sms.ts';
import { noon, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';

jest.setTimeout(90_000);

const hour = 3_600_000;
const alarms: string[] = [];
let site: TaxiSite;

/** Opens a site for the tests of a `describe`. */
const siteOf = (env: Record<string, string>) => async () => {
  site = await taxiSite({ taxi: readTaxiSettings(env) });
  alarms.length = 0;
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(site.api.app.log, level).mockImplementation((...said: unknown[]) => {
      const sentence = String(said.at(-1));
      // Each refusal has a line of its own.
      if (sentence.includes('text messages')) alarms.push(`${level}: ${sentence}`);
    });
};

interface Asked {
  answer: string | number;
  wait: number;
  worked: boolean;
}

/** Asks, and works for it where that is asked for. */
async function ask(phone: string, address = '203.0.113.9', proof?: string): Promise<Asked> {
  const { statusCode, headers, body } = await site.api.app.inject({
    method: 'POST',
    url: '/api/v2/taxi-imperial/sign-in/codes',
    headers: { 'x-forwarded-for': address },
    payload: {
      phone_country_code: '+57',
      phone,
      locale: 'es',
      consent: true,
      consentVersion: '1',
      proof,
    },
  });
  const { code, errors } = JSON.parse(body) as {
    code?: string;
    errors?: { path: string; code: string }[];
  };
  const challenge = errors?.find(({ path }) => path === 'proof')?.code;
  if (challenge !== undefined && proof === undefined)
    return { ...(await ask(phone, address, await solveProof(challenge))), worked: true };
  return { answer: code ?? statusCode, wait: Number(headers['retry-after']), worked: false };
}

describe('a site that sends to two countries, and two codes an hour to a network', () => {
  beforeAll(siteOf({ SMS_PER_NETWORK: '2', SMS_COUNTRIES: 'CO, fr' }));
  afterAll(() => site.close());

  test('the addresses of one network share its hour, and another network has its own', async () => {
    const addresses = ['2001:db8:0:1200::1', '2001:db8:0:12ab::1', '2001:db8:0:12ff::1'];
    const answers = [];
    for (const [index, address] of addresses.entries())
      answers.push((await ask(phoneOf(index), address)).answer);
    expect(answers).toEqual([202, 202, 'too-many-requests']);
    expect((await ask(phoneOf(3), '2001:db8:0:1300::1')).answer).toBe(202);
    // What was refused does not count against its phone.
    site.time.now = noon + hour;
    expect((await ask(phoneOf(2), addresses[2])).answer).toBe(202);
  });

  test('the form is told the countries that codes are sent to', async () => {
    const answer = await site.call('GET', '/sign-in/countries');
    expect(answer.json()).toEqual({
      countries: [
        { country: 'CO', code: '+57' },
        { country: 'FR', code: '+33' },
      ],
    });
  });
});

describe('a site that sends three codes an hour to numbers in a row', () => {
  beforeAll(siteOf({ SMS_PER_PREFIX: '3' }));
  afterAll(() => site.close());

  test('the second code of a range in an hour costs work', async () => {
    const worked = [];
    for (let index = 0; index < 3; index++)
      worked.push((await ask(phoneOf(index), `203.0.113.${index}`)).worked);
    expect(worked).toEqual([false, true, true]);
    expect(site.messages).toHaveLength(3);
  });

  test('numbers in a row share their hour, wherever they are asked from', async () => {
    const before = site.messages.length;
    const answers = [];
    for (let index = 0; index < 5; index++)
      answers.push((await ask(`300123400${index}`, `203.0.${index}.9`)).answer);
    expect(answers).toEqual([202, 202, 202, 'too-many-codes', 'too-many-codes']);
    expect((await ask('3001244000', '203.0.113.9')).answer).toBe(202);
    expect(site.messages.length - before).toBe(4);
  });
});

describe('a site that sends four codes an hour', () => {
  beforeAll(siteOf({ SMS_PER_HOUR: '4' }));
  afterAll(() => site.close());

  test('everybody together has a budget, and the log says when half of it and when all is spent', async () => {
    const asked = (index: number) => ask(phoneOf(index), `203.0.${index}.9`);
    for (let index = 0; index < 2; index++) expect((await asked(index)).answer).toBe(202);
    expect(alarms).toEqual([]);
    for (let index = 2; index < 4; index++) expect((await asked(index)).answer).toBe(202);
    expect(alarms).toEqual([expect.stringMatching(/^warn: More than half/)]);
    for (let index = 4; index < 8; index++)
      expect(await asked(index)).toEqual({
        answer: 'sms-unavailable',
        wait: 3_600,
        worked: false,
      });
    expect(alarms.slice(1)).toEqual([expect.stringMatching(/^error: .* are spent/)]);
    expect(site.messages).toHaveLength(4);
    site.time.now = noon + hour;
    expect((await asked(8)).answer).toBe(202);
  });
});

test('a demonstration’s codes lie in a file that its owner reads, and are on no output', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'text-messages-'));
  const file = path.join(dataDir, 'outbox/text-messages.txt');
  const sms = outboxSms(outboxFile(file));
  const message = { id: '1', to: '+573001234567', text: 'Código: 123456' };
  expect(await sms.send(message)).toBe(true);
  expect(await sms.send(message)).toBe(true);
  const line = 'SMS (demonstration) to +57•••67: Código: 123456\n';
  expect(await readFile(file, 'utf8')).toBe(line + line);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (let each = 0; each < 400; each++) await sms.send(message);
  expect((await stat(file)).size).toBeLessThan(17_000);
  expect(await outboxSms(outboxFile(path.join(file, 'no-folder'))).send(message)).toBe(false);
  await rm(dataDir, { recursive: true });
});
