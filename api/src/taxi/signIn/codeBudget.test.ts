import { readTaxiSettings } from '../settings.ts';
import { noon, phoneOf, taxiSite, type TaxiSite } from '../testing/taxiSite.ts';

jest.setTimeout(90_000);

const hour = 3_600_000;
const alarms: string[] = [];
let site: TaxiSite;

async function siteOf(env: Record<string, string>) {
  site = await taxiSite({ taxi: readTaxiSettings(env) });
  alarms.length = 0;
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(site.api.app.log, level).mockImplementation((...said: unknown[]) => {
      const sentence = String(said.at(-1));
      // Each refusal has a line of its own.
      if (sentence.includes('text messages')) alarms.push(`${level}: ${sentence}`);
    });
}
afterEach(() => site.close());

async function ask(phone: string, address = '203.0.113.9') {
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
    },
  });
  const { code } = JSON.parse(body) as { code?: string };
  return { answer: code ?? statusCode, wait: Number(headers['retry-after']) };
}

test('the addresses of one network share its hour, and another network has its own', async () => {
  await siteOf({ SMS_PER_NETWORK: '2' });
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

test('numbers in a row share their hour, wherever they are asked from', async () => {
  await siteOf({ SMS_PER_PREFIX: '3' });
  const answers = [];
  for (let index = 0; index < 5; index++)
    answers.push((await ask(`300123400${index}`, `203.0.${index}.9`)).answer);
  expect(answers).toEqual([202, 202, 202, 'too-many-codes', 'too-many-codes']);
  expect((await ask('3001244000', '203.0.113.9')).answer).toBe(202);
  expect(site.messages).toHaveLength(4);
});

test('everybody together has a budget, and the log says when half of it and when all is spent', async () => {
  await siteOf({ SMS_PER_HOUR: '4' });
  const asked = (index: number) => ask(phoneOf(index), `203.0.${index}.9`);
  for (let index = 0; index < 2; index++) expect((await asked(index)).answer).toBe(202);
  expect(alarms).toEqual([]);
  for (let index = 2; index < 4; index++) expect((await asked(index)).answer).toBe(202);
  expect(alarms).toEqual([expect.stringMatching(/^warn: More than half/)]);
  for (let index = 4; index < 8; index++)
    expect(await asked(index)).toEqual({ answer: 'sms-unavailable', wait: 3_600 });
  expect(alarms.slice(1)).toEqual([expect.stringMatching(/^error: .* are spent/)]);
  expect(site.messages).toHaveLength(4);
  site.time.now = noon + hour;
  expect((await asked(8)).answer).toBe(202);
});
