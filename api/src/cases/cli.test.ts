import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplePdf } from '../attachments/inspect/exampleFiles.ts';
import { inspectFile } from '../attachments/inspect/inspectFile.ts';
import { keepSent } from '../attachments/keepSent.ts';
import { fixedClock } from '../time/clock.ts';
import { parseKeys } from '../encryption/keys.ts';
import { makeEncryption } from '../encryption/encryption.ts';
import { runOfficeCommand, type OfficeValues } from './office/officeCommands.ts';
import { waitingMails } from '../mail/testing/waitingMails.ts';
import { runCommand } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { exampleAnswers } from './exampleAnswers.ts';
import { act } from './act.ts';
import { workingDaysTo } from './lifecycle/terms.ts';
import { createCase, findCase } from './store/store.ts';

jest.setTimeout(120_000);

const now = '2026-11-20T17:00:30Z';
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const dataKeys = `2026a:${keyOf(1)}`;
let api: TestApi;
let number = '';
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now), dataKeys, jobs: false });
  const said = { locale: 'fr' as const, consentVersion: '2026-11-23', at: new Date(now) };
  const answers = { ...exampleAnswers, topic: 'airlines', airline: 'AV', flight: 'AV 9314' };
  ({ number } = await api.database.transaction((client) =>
    createCase(client, api.cases, answers, said),
  ));
});
afterAll(() => api.close());

/** A command of the office. @param dataKeys others than the site's. */
async function run(words: string[], values: OfficeValues = {}, keys = dataKeys): Promise<string> {
  const context = { ...api.cases, encryption: makeEncryption(parseKeys(keys)) };
  return (await runOfficeCommand(context, words, { by: 'luz', ...values }))?.join('\n') ?? 'usage';
}
const shown = () => findCase(api.database.orm(), api.cases, number);
const mails = async () => (await waitingMails(api.cases)).map(({ subject }) => subject);

test('the office lists, shows, takes, forwards, extends and answers, in the language of the sender', async () => {
  expect(await run(['list'])).toContain(`${number}  received   due 2026-12-14`);
  expect(await run(['due'])).toContain('15 working days left');
  expect(await run(['show', number])).toContain('email: ana@example.com');
  await run(['take', number]);
  const file = join(api.dataDir, 'reason.txt');
  writeFileSync(file, 'Nous attendons la compagnie.');
  await run(['extend', number], { to: '2027-01-05', file });
  const again = run(['extend', number], { to: '2027-01-06', text: 'Encore.' });
  await expect(again).rejects.toThrow('The term was extended before.');
  const forwarding = { to: 'Avianca', template: 'forward-airline' };
  const passedOn = await run(['forward', number], forwarding);
  expect(passedOn).toContain('an e-mail that tells its sender is on its way');
  expect(passedOn).toContain('Nothing was sent to Avianca');
  await expect(run(['take', number])).rejects.toThrow('It is forwarded; its sender may open it');
  await expect(run(['answer', number])).rejects.toThrow('Say it in words.');
  await run(['answer', number], { text: 'Voilà.', by: 'Marta' });
  const found = await shown();
  expect(found?.events.map(({ kind }) => kind)).toEqual([
    ...['received', 'taken', 'extended', 'forwarded', 'answered'],
  ]);
  expect(found).toMatchObject({ state: 'answered', takenBy: 'luz', forwardedTo: 'Avianca' });
  expect(found?.events[3]?.text).toMatch(/^Ce que vous nous écrivez/);
  expect(await mails()).toContain(`Réponse à votre demande ${number}`);
  expect(await run(['export', number])).not.toContain('emailHash');
});

test('an answer takes files with it, and the files of a case are written out; both are written down', async () => {
  const said = { locale: 'es' as const, consentVersion: '1', at: new Date(now) };
  const { number: other } = await api.database.transaction((client) =>
    createCase(client, api.cases, exampleAnswers, said),
  );
  const answer = join(api.dataDir, 'respuesta ñ.pdf');
  const pdf = await examplePdf();
  writeFileSync(answer, pdf);
  const words = { text: 'Va adjunto.' };
  const none = run(['take', other], { attach: [answer] });
  await expect(none).rejects.toThrow('Files go with an answer alone.');
  const wrong = join(api.dataDir, 'page.html');
  writeFileSync(wrong, '<html>');
  await expect(run(['answer', other], { ...words, attach: [wrong] })).rejects.toThrow(/is no jpg/);
  expect(await run(['answer', other], { ...words, attach: [answer] })).toContain('on its way');
  const mailed = (await waitingMails(api.cases)).find(
    ({ about, id }) => about === other && id.endsWith('-answered'),
  );
  expect(mailed?.files).toEqual([
    { filename: 'respuesta ñ.pdf', contentType: 'application/pdf', base64: pdf.toString('base64') },
  ]);
  expect(await run(['show', other])).toContain(
    `file: respuesta ñ.pdf (${pdf.length} bytes, by the office)`,
  );
  const folder = join(api.dataDir, 'out');
  expect(await run(['attachments', other], { to: folder })).toContain(
    `${other}-1.pdf: respuesta ñ.pdf`,
  );
  expect(readFileSync(join(folder, `${other}-1.pdf`))).toEqual(pdf);
  await expect(run(['attachments', other])).rejects.toThrow('--to FOLDER');
  const audited = await api.database.transaction((client) =>
    client.query<{ action: string }>(
      'select action from case_audit where number = $1 order by id',
      [other],
    ),
  );
  expect(audited.rows.at(-1)?.action).toMatch(/^attachment /);
});

/** A case of its own. @param at when it is received. */
async function made(change: Partial<typeof exampleAnswers>, at = now): Promise<string> {
  const said = { locale: 'en' as const, consentVersion: '2026-11-23', at: new Date(at) };
  const draft = { ...exampleAnswers, ...change };
  return (await api.database.transaction((client) => createCase(client, api.cases, draft, said)))
    .number;
}
/** A file of the sender's. */
async function keepExample(one: string, name: string): Promise<void> {
  const sent = {
    address: '10.0.0.1',
    fields: {},
    files: [{ name, bytes: await examplePdf() }],
    tooMany: [],
  };
  const context = { ...api.cases, inspect: inspectFile };
  await keepSent(context, { number: one }, sent, (work) => api.database.transaction(work));
}
const ofAirline = { topic: 'airlines', airline: 'AV', flight: 'AV 9314' };
const mailsOf = async (about: string) =>
  (await waitingMails(api.cases)).filter((mail) => mail.about === about);
const dueOf = async (one: string) =>
  (await run(['due'])).split('\n').find((line) => line.startsWith(one)) ?? '';

test('what is forwarded is sent to who is competent with all its sender wrote, and the sender is told so', async () => {
  const one = await made(ofAirline);
  await keepExample(one, 'photo.pdf');
  await act(api.cases, one, { kind: 'inform', text: 'The bag is red.' }, null);
  const said = { to: 'Avianca', template: 'forward-airline' };
  const wrong = run(['forward', one], { ...said, mail: 'avianca' });
  await expect(wrong).rejects.toThrow('Write an address such as office@example.com.');
  const mail = 'servicio@avianca.example';
  expect(await run(['forward', one], { ...said, mail })).toContain(`It goes to ${mail} by e-mail.`);
  const [told, sent] = await mailsOf(one);
  expect(told).toMatchObject({ to: 'ana@example.com', locale: 'en' });
  expect(told?.files ?? []).toEqual([]);
  expect(JSON.stringify(told)).toContain('We e-mailed them your request today');
  expect(sent).toMatchObject({ to: mail, replyTo: 'ana@example.com', locale: 'es' });
  const words = JSON.stringify(sent);
  for (const word of ['AV 9314', exampleAnswers.comment, 'The bag is red.', '+57 300 123 4567'])
    expect(words).toContain(word);
  // What the office said is for its sender.
  expect(words).not.toContain('contract of carriage');
  expect(sent?.files?.map(({ filename }) => filename)).toEqual(['photo.pdf']);
});

test('an anonymous case is forwarded without a name, and nobody is told but who is competent', async () => {
  const one = await made({ ...ofAirline, identity: 'anonymous' });
  await run(['forward', one], { to: 'Avianca', text: 'Theirs.', mail: 'servicio@avianca.example' });
  const [sent, ...others] = await mailsOf(one);
  expect(others).toEqual([]);
  expect(sent?.replyTo).toBeUndefined();
  expect(JSON.stringify(sent)).toContain('La envió sin su nombre');
  expect(JSON.stringify(sent)).not.toContain('Rojas');
});

test('what was passed on by another way is not said to be sent', async () => {
  const one = await made(ofAirline);
  await run(['forward', one], { to: 'Avianca', template: 'forward-airline' });
  const [told, ...others] = await mailsOf(one);
  expect(others).toEqual([]);
  expect(JSON.stringify(told)).toContain('this site sent them nothing');
});

test('the five days to forward are told until it is done, of authorities too, and again from a reopening', async () => {
  const monday = '2026-11-16T17:00:30Z';
  const [airline, authority, carts] = [
    await made(ofAirline, monday),
    await made({ service: 'aduanas' }, monday),
    await made({}, monday),
  ];
  expect(await dueOf(airline)).toContain(
    'if it is the airline’s to answer, forward it by 2026-11-23',
  );
  await run(['take', airline]);
  await run(['ask', airline], { text: 'Which flight?' });
  expect(await dueOf(airline)).toContain('forward it by 2026-11-23');
  expect(await dueOf(authority)).toContain('the authority’s to answer, forward it by 2026-11-23');
  expect(await dueOf(carts)).not.toContain('forward');
  expect(await dueOf(airline)).toContain('stands still');
  expect(await dueOf(airline)).toContain('its sender has until 2026-12-21');
  await run(['forward', airline], { to: 'Avianca', text: 'Theirs.' });
  expect(await dueOf(airline)).toBe('');
  await run(['answer', authority], { text: 'Done.' });
  expect(await dueOf(authority)).toBe('');
  const later = { ...api.cases, clock: fixedClock('2026-11-24T17:00:30Z') };
  await act(later, authority, { kind: 'reopen', text: 'Not so.' }, null);
  expect(await dueOf(authority)).toContain('forward it by 2026-12-01');
});

test('e-mails that reached nobody are told wherever the case is', async () => {
  const one = await made(ofAirline);
  await run(['ask', one], { text: 'Which bag?' });
  await api.database.transaction((client) =>
    client.query(
      `update mails set state = 'bounced', content = null, ended_at = now(), answer = $2 where about = $1`,
      [one, '5.1.1 no such\u001B[2J user'],
    ),
  );
  const told = 'the e-mail that it is asked came back: 5.1.1 no such[2J user';
  expect(await run(['show', one])).toContain(`NOT REACHED: ${told}`);
  expect(await dueOf(one)).toContain(told);
  expect(await run(['answer', one], { text: 'Done.' })).toContain(`Earlier ${told}.`);
});

test('what a visitor wrote does not write on the operator’s screen', async () => {
  const hostile = 'Fila\u001B[2J\u009B31m\u202E\nPQ-2222-2222-2222  answered\u0007';
  const one = await made({
    comment: hostile,
    place: hostile,
    topic: 'infrastructure',
    item: 'lifts',
  });
  await act(api.cases, one, { kind: 'inform', text: hostile }, null);
  for (const shownText of [await run(['show', one]), await run(['export', one])]) {
    expect(shownText).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
    expect(shownText).not.toMatch(/^PQ-2222/m);
  }
  const [read] = JSON.parse(await run(['export', one])) as [{ answers: { comment: string } }];
  expect(read.answers.comment).toBe(hostile);
});

test('a case is named as people copy its number', async () => {
  const one = await made({});
  expect(await run(['show', one.toLowerCase().replaceAll('-', ' ')])).toContain(one);
});

test('a command that is not one is told, and an unknown case is not found', async () => {
  expect(await run(['delete'])).toBe('usage');
  await expect(run(['show', 'PQ-0'])).rejects.toThrow('There is no case PQ-0.');
});

test('after a rotation everything opens with the new key alone', async () => {
  const both = `2027a:${keyOf(2)},${dataKeys}`;
  expect(await run(['rotate'], {}, both)).toBe('57 texts were encrypted again.');
  expect(await run(['rotate'], {}, both)).toBe('0 texts were encrypted again.');
  expect(await run(['show', number], {}, `2027a:${keyOf(2)}`)).toContain('name: Ana María Rojas');
  await expect(run(['show', number])).rejects.toThrow(/2027a/);
  // The contents of files, too.
  const [file = ''] = readdirSync(join(api.dataDir, 'attachments'));
  expect((await api.cases.store.get(file))?.toString('latin1')).toMatch(/^2027a\./);
});

test('the command runs beside the site, and says what there is', async () => {
  const cli = (...words: string[]) =>
    runCommand(['cases', ...words], {
      DATABASE_URL: api.databaseUrl,
      // By the key of the rotation before.
      DATA_KEYS: `2027a:${keyOf(2)}`,
    });
  expect(await cli('templates')).toMatchObject({ status: 0 });
  const wrong = await cli('delete');
  expect([wrong.status, wrong.stderr.split('\n')[0]]).toEqual([2, 'Usage:']);
  const unknown = await runCommand(['constructor'], {});
  expect(unknown).toMatchObject({ status: 2, stdout: '' });
  expect(unknown.stderr).toMatch(/^No command 'constructor'\. The commands: airport, cases, /);
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-23', 1],
  ['2026-11-20', '2026-12-14', 15],
  ['2026-12-15', '2026-12-14', -1],
  ['2026-12-14', '2026-12-11', -1],
])('from %s to %s are %i working days', (from, to, days) => {
  expect(workingDaysTo(from, to)).toBe(days);
});
