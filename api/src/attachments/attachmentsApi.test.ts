import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { exampleAnswers } from '../cases/exampleAnswers.ts';
import { draftHours, forgetDrafts, keepDraft } from '../cases/draft/drafts.ts';
import type { CaseReceipt, CaseView, FollowedCase } from '../cases/schema.ts';
import { multipart } from '../testing/multipart.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { exampleImage, examplePdf } from './inspect/exampleFiles.ts';
import { inspectFile } from './inspect/inspectFile.ts';
import { clamd } from './scan/clamd.ts';
import { clamdServer, eicar } from './scan/clamdServer.ts';
import { sweepFiles } from './sweep.ts';

jest.setTimeout(120_000);

const token = 'a-token-of-the-office';
const start = new Date('2026-11-20T17:00:30Z');
let now = start;
let scanner: Awaited<ReturnType<typeof clamdServer>>;
let api: TestApi;
beforeAll(async () => {
  scanner = await clamdServer();
  const scan = clamd({ host: '127.0.0.1', port: scanner.port });
  api = await testApi({
    clock: { now: () => now },
    casesToken: token,
    attachments: { store: null, scan },
    jobs: false,
  });
  // In this process, which is quicker; that it is done apart has a test of its own.
  api.cases.inspect = inspectFile;
});
afterAll(async () => {
  await api.close();
  await scanner.close();
});
beforeEach(() => {
  now = start;
});

const newDraft = () =>
  api.database.transaction((client) => keepDraft(client, api.cases, null, exampleAnswers));
interface Shown {
  files: { id: string; name: string; size: number; state: string; refusal: string | null }[];
  sent: CaseReceipt | null;
}
const shown = async (draft: string) =>
  (await api.app.inject(`/api/v2/case-drafts/${draft}`)).json<Shown>();
const stored = () => {
  try {
    return readdirSync(join(api.dataDir, 'attachments'));
  } catch {
    return [];
  }
};

/** A request of the tus protocol. @param owner a draft's token, or the link of a case. */
const tus = (
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
  owner: string,
  {
    url = '/api/v2/case-files',
    headers = {},
    bytes,
  }: { url?: string; headers?: object; bytes?: Buffer } = {},
) =>
  api.app.inject({
    method,
    url,
    headers: {
      'tus-resumable': '1.0.0',
      [owner.startsWith('PQ-') ? 'case-link' : 'case-draft']: owner,
      ...(bytes && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(bytes && { payload: bytes }),
  });
const announce = (draft: string, name: string, size: number) =>
  tus('POST', draft, {
    headers: {
      'upload-length': String(size),
      'upload-metadata': `filetype aW1hZ2U=,filename ${Buffer.from(name).toString('base64')}`,
    },
  });
/** Sends a file whole. @returns the answer to its last piece. */
async function upload(draft: string, name: string, bytes: Buffer) {
  const { headers } = await announce(draft, name, bytes.length);
  const url = String(headers.location);
  return tus('PATCH', draft, { url, bytes, headers: { 'upload-offset': '0' } });
}

const post = async (
  url: string,
  fields: Record<string, string>,
  files: readonly (readonly [string, Buffer])[] = [],
) => {
  const answer = await api.app.inject({ method: 'POST', url, ...multipart(fields, files) });
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location), 'https://eldorado.example');
};
const postFiles = (
  fields: Record<string, string>,
  files: readonly (readonly [string, Buffer])[] = [],
) => post('/api/v2/case-file-forms', { locale: 'es', ...fields }, files);
const send = async (draft: string) => {
  await api.app.inject({
    method: 'POST',
    url: '/api/v2/cases',
    payload: { draft, locale: 'es', consentVersion: '2026-11-23' },
  });
  return (await shown(draft)).sent as CaseReceipt;
};
const office = (number: string, id: string, authorization = `Bearer ${token}`) =>
  api.app.inject({
    url: `/api/v2/cases/${number}/attachments/${id}?by=Luz`,
    headers: { authorization },
  });

test('a file goes on where the network was lost, and what a phone wrote into it is gone', async () => {
  const draft = await newDraft();
  const photo = await exampleImage('jpeg', 300, 200);
  const { statusCode, headers } = await announce(draft, 'mi maleta.JPEG', photo.length);
  expect([statusCode, headers['tus-resumable']]).toEqual([201, '1.0.0']);
  const url = String(headers.location);
  const part = (offset: number, bytes: Buffer) =>
    tus('PATCH', draft, { url, bytes, headers: { 'upload-offset': String(offset) } });
  expect((await part(0, photo.subarray(0, 500))).headers['upload-offset']).toBe('500');
  // The answer was lost: sent once more it would stand there twice.
  expect((await part(0, photo.subarray(0, 500))).json<{ code: string }>().code).toBe(
    'offset-wrong',
  );
  const head = await tus('HEAD', draft, { url });
  expect([head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
    '500',
    String(photo.length),
  ]);
  expect(head.headers['cache-control']).toBe('no-store');
  expect((await part(500, photo.subarray(500))).statusCode).toBe(204);
  // Asked after its end it says that all is here.
  const { headers: after } = await tus('HEAD', draft, { url });
  expect(after['upload-offset']).toBe(after['upload-length']);

  const { files } = await shown(draft);
  expect(files).toEqual([expect.objectContaining({ name: 'mi maleta.jpg', state: 'kept' })]);
  const [name = ''] = stored();
  expect(name).toBe(files[0]?.id);
  const encrypted = await api.cases.store.get(name);
  expect(encrypted?.includes('JFIF')).toBe(false);
});

test.each([
  ['../../etc/passwd', 'file-name'],
  ['C:\\evil.exe', 'file-name'],
  ['factura\u202Efdp.exe', 'file-name'],
  ['a\0.jpg', 'file-name'],
  ['..', 'file-name'],
  ['', 'file-name'],
  ['x'.repeat(201), 'file-name'],
])('a name that leads elsewhere is refused: %j', async (name, code) => {
  const answer = await announce(await newDraft(), name, 10);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
});

test('what is no file of ours is refused by its content, whatever its name says', async () => {
  const draft = await newDraft();
  const svg = await upload(draft, 'foto.jpg', Buffer.from('<svg onload="alert(1)"/>'));
  expect([svg.statusCode, svg.json<{ code: string }>().code]).toEqual([400, 'file-type']);
  const virus = await upload(
    draft,
    'carta.pdf',
    Buffer.concat([await examplePdf(), Buffer.from(eicar)]),
  );
  expect(virus.json<{ code: string }>().code).toBe('file-virus');
  const large = await announce(draft, 'a.pdf', 5 * 1024 * 1024 + 1);
  expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'file-too-large']);
  expect((await announce(draft, 'a.pdf', 0)).json<{ code: string }>().code).toBe('file-empty');
  expect((await shown(draft)).files.map(({ refusal }) => refusal)).toEqual([
    'file-type',
    'file-virus',
  ]);
});

test('the protocol is kept to: its version, its options, a wrong type, no draft, too much', async () => {
  const draft = await newDraft();
  const options = await tus('OPTIONS', draft);
  expect([
    options.statusCode,
    options.headers['tus-version'],
    options.headers['tus-extension'],
  ]).toEqual([204, '1.0.0', 'creation,termination']);
  const old = await tus('POST', draft, { headers: { 'tus-resumable': '0.2.2' } });
  expect([old.statusCode, old.headers['tus-version']]).toEqual([412, '1.0.0']);
  expect((await tus('POST', draft, { headers: { 'upload-length': '-1' } })).statusCode).toBe(400);
  expect((await announce('another', 'a.pdf', 10)).statusCode).toBe(404);
  const { headers } = await announce(draft, 'a.pdf', 10);
  const url = String(headers.location);
  const offset = { 'upload-offset': '0' };
  expect(
    (
      await tus('PATCH', draft, {
        url,
        headers: { ...offset, 'content-type': 'text/plain' },
        bytes: Buffer.from('a'),
      })
    ).statusCode,
  ).toBe(415);
  expect(
    (await tus('PATCH', draft, { url, headers: offset, bytes: Buffer.alloc(11) })).statusCode,
  ).toBe(413);
  expect(
    (await tus('PATCH', await newDraft(), { url, headers: offset, bytes: Buffer.alloc(1) }))
      .statusCode,
  ).toBe(404);
  expect((await tus('DELETE', draft, { url })).statusCode).toBe(204);
  expect((await tus('HEAD', draft, { url })).statusCode).toBe(404);
});

test('of seven announced at the same moment five pass', async () => {
  const draft = await newDraft();
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => announce(draft, `${index}.pdf`, 10)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    201, 201, 201, 201, 201, 400, 400,
  ]);
});

test('while the scanner is away nothing is lost: the last piece is asked for again', async () => {
  const draft = await newDraft();
  const pdf = await examplePdf();
  const { headers } = await announce(draft, 'a.pdf', pdf.length);
  const url = String(headers.location);
  const { scan } = api.cases;
  api.cases.scan = () => Promise.reject(new Error('away'));
  const last = await tus('PATCH', draft, { url, bytes: pdf, headers: { 'upload-offset': '0' } });
  expect([last.statusCode, last.headers['retry-after']]).toEqual([503, '10']);
  api.cases.scan = scan;
  expect((await tus('HEAD', draft, { url })).headers['upload-offset']).toBe(String(pdf.length));
  expect((await shown(draft)).files[0]?.state).toBe('kept');
});

test('nothing is added to what has arrived whole', async () => {
  const draft = await newDraft();
  const pdf = await examplePdf();
  const { headers } = await announce(draft, 'a.pdf', pdf.length);
  const url = String(headers.location);
  const add = async (offset: number, bytes: Buffer) =>
    (await tus('PATCH', draft, { url, bytes, headers: { 'upload-offset': String(offset) } }))
      .statusCode;
  expect(await add(0, pdf)).toBe(204);
  expect(await add(pdf.length, Buffer.from('a'))).toBe(409);
  expect(await add(0, pdf)).toBe(409);
  expect(await add(pdf.length, Buffer.alloc(0))).toBe(204);
  expect((await shown(draft)).files[0]?.state).toBe('kept');
});

test('without JavaScript files are posted with the page, which says what was not taken', async () => {
  const draft = await newDraft();
  const pdf = await examplePdf();
  const first = await postFiles({ draft }, [
    ['carta.pdf', pdf],
    ['página.html', Buffer.from('<html>')],
    ['../a.pdf', pdf],
    ['', Buffer.alloc(0)],
  ]);
  expect([first.pathname, first.searchParams.get('draft')]).toEqual([
    '/contacto/pqrs/archivos',
    draft,
  ]);
  const { files } = await shown(draft);
  expect(files.map(({ state, refusal }) => refusal ?? state).sort()).toEqual([
    'file-name',
    'file-type',
    'kept',
  ]);
  // What was refused is told once; what was kept stays until it is taken away.
  const added = await postFiles({ draft, add: '1' }, [['dos.png', await exampleImage('png')]]);
  expect(added.pathname).toBe('/contacto/pqrs/archivos');
  const kept = (await shown(draft)).files;
  expect(kept.map(({ name }) => name)).toEqual(['carta.pdf', 'dos.png']);
  await postFiles({ draft, remove: kept[0]?.id ?? '' });
  expect((await shown(draft)).files.map(({ name }) => name)).toEqual(['dos.png']);
  expect((await postFiles({ draft })).pathname).toBe('/contacto/pqrs/identidad');
  expect((await postFiles({ draft, then: 'review' })).pathname).toBe('/contacto/pqrs/revisar');
  const six = Array.from({ length: 6 }, (_, at) => [`${at}.pdf`, pdf] as const);
  await postFiles({ draft }, six);
  const states = (await shown(draft)).files.map(({ state, refusal }) => refusal ?? state);
  expect(states.filter((state) => state === 'kept')).toHaveLength(5);
  expect(states.filter((state) => state === 'too-many-files')).toHaveLength(2);
  expect((await postFiles({ draft: 'gone', locale: 'fr' })).href).toContain(
    '/fr/contacto/pqrs/archivos?draft=gone&problem=draft-not-found',
  );
});

test('a sent draft gives its files to its case; only the office reads them, as downloads', async () => {
  const draft = await newDraft();
  const photo = await exampleImage('png');
  await upload(draft, 'la "maleta" ñ.png', photo);
  await announce(draft, 'never arrives.pdf', 10);
  const { number, files, link } = await send(draft);
  expect(files.map(({ name }) => name)).toEqual(['la "maleta" ñ.png']);
  const id = files[0]?.id ?? '';
  const followed = (await api.app.inject(`/api/v2/case-links/${link}`)).json<CaseView>();
  expect(followed.files).toEqual(files);

  expect((await office(number, id, 'Bearer another-token-of-nobody')).statusCode).toBe(401);
  expect((await office('PQ-2222-2222-2222', id)).statusCode).toBe(404);
  const { statusCode, headers, rawPayload } = await office(number, id);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-disposition': `attachment; filename="${number}-${id}.png"; filename*=UTF-8''la%20%22maleta%22%20%C3%B1.png`,
    'cache-control': 'private, no-store',
  });
  expect((await sharp(rawPayload).metadata()).format).toBe('png');
  const { rows } = await api.database.transaction((client) =>
    client.query('select actor, action from case_audit where number = $1', [number]),
  );
  expect(rows).toEqual([{ actor: 'Luz', action: `attachment ${id}` }]);
});

test('more information comes with files, and of what is not taken its sender hears', async () => {
  const { number, link } = await send(await newDraft());
  const url = `/api/v2/case-links/${link}/files`;
  const sent = await post(url, { text: 'Era roja.', locale: 'en' }, [
    ['tiquete.pdf', await examplePdf()],
    ['a.svg', Buffer.from('<svg/>')],
  ]);
  expect(sent.pathname).toBe('/en/contacto/pqrs/seguimiento');
  expect(Object.fromEntries(sent.searchParams)).toEqual({
    case: link,
    done: 'inform',
    problem: 'file-type',
  });
  const followed = (await api.app.inject(`/api/v2/case-links/${link}`)).json<CaseView>();
  expect(followed.events.at(-1)).toMatchObject({ kind: 'informed', text: 'Era roja.' });
  expect(followed.files.map(({ name }) => name)).toEqual(['tiquete.pdf']);
  const empty = await post(url, { text: ' ', locale: 'es' });
  expect(empty.searchParams.get('problem')).toBe('text-required');
  // What is too long is shortened on the page: neither the words nor the files are gone.
  const long = 'x'.repeat(4001);
  const refused = await post(url, { text: long, locale: 'es' }, [
    ['b.png', await exampleImage('png')],
  ]);
  expect(refused.searchParams.get('problem')).toBe('too-long');
  const waiting = (await api.app.inject(`/api/v2/case-links/${link}`)).json<FollowedCase>();
  expect(waiting.typed).toEqual({ action: 'inform', text: long, rating: '' });
  expect(waiting.attached).toMatchObject([{ name: 'b.png', state: 'kept' }]);
  await upload(link, 'c.png', await exampleImage('png'));
  await api.app.inject({
    method: 'POST',
    url: `/api/v2/case-links/${link}`,
    payload: { action: 'inform', text: 'Corto.' },
  });
  const taken = (await api.app.inject(`/api/v2/case-links/${link}`)).json<FollowedCase>();
  expect(taken.files.map(({ name }) => name)).toEqual(['tiquete.pdf', 'b.png', 'c.png']);
  expect([taken.typed, taken.attached]).toEqual([null, []]);
  const forged = await post(`/api/v2/case-links/${number}.forged/files`, {
    text: 'a',
    locale: 'es',
  });
  expect(forged.searchParams.get('problem')).toBe('case-not-found');
});

test('files of more information go on as those of the form do, and go with the next message', async () => {
  const { number, link } = await send(await newDraft());
  const photo = await exampleImage('jpeg');
  const { headers } = await announce(link, 'tiquete.jpg', photo.length);
  const url = String(headers.location);
  const part = (from: number, to: number) =>
    tus('PATCH', link, {
      url,
      bytes: photo.subarray(from, to),
      headers: { 'upload-offset': String(from) },
    });
  await part(0, 400);
  now = new Date(start.getTime() + 2 * 86_400_000);
  expect((await part(400, 500)).json()).toMatchObject({ status: 404, code: 'link-ended' });
  expect((await announce(link, 'b.jpg', 10)).json()).toMatchObject({ code: 'link-ended' });
  now = start;
  const follow = async () =>
    (await api.app.inject(`/api/v2/case-links/${link}`)).json<
      CaseView & { attached: Shown['files'] }
    >();
  expect((await follow()).attached).toMatchObject([{ name: 'tiquete.jpg', state: 'open' }]);
  expect((await tus('HEAD', link, { url })).headers['upload-offset']).toBe('400');
  expect((await part(400, photo.length)).statusCode).toBe(204);
  await upload(link, 'a.svg', Buffer.from('<svg/>'));
  const before = await follow();
  expect(before.attached.map(({ state, refusal }) => refusal ?? state)).toEqual([
    'kept',
    'file-type',
  ]);
  // Nothing of it is the case's before the words are.
  expect(before.files).toEqual([]);
  await post(`/api/v2/case-links/${link}/files`, { text: ' ', locale: 'es' });
  expect((await follow()).attached).toHaveLength(2);
  await post(`/api/v2/case-links/${link}/files`, { text: 'Aquí está.', locale: 'es' });
  const after = await follow();
  expect(after.files.map(({ name }) => name)).toEqual(['tiquete.jpg']);
  expect(after.attached).toEqual([]);
  expect((await announce(`${number}.forged`, 'a.pdf', 10)).statusCode).toBe(404);
  const six = await Promise.all(
    Array.from({ length: 6 }, (_, index) => announce(link, `${index}.pdf`, 10)),
  );
  expect(six.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
});

test('a photo has a small picture for its sender, until it is sent', async () => {
  const draft = await newDraft();
  await upload(draft, 'maleta.jpg', await exampleImage('jpeg'));
  await upload(draft, 'carta.pdf', await examplePdf());
  const [photo, letter] = (await shown(draft)).files.map(({ id }) => id);
  const look = (id = '', headers: Record<string, string> = { 'case-draft': draft }) =>
    api.app.inject({ url: `/api/v2/case-files/${id}/thumbnail`, headers });
  const { statusCode, headers, rawPayload } = await look(photo);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  const { width, height } = await sharp(rawPayload).metadata();
  expect([width, height]).toEqual([96, 96]);
  expect((await look(letter)).statusCode).toBe(404);
  expect((await look(photo, {})).statusCode).toBe(404);
  expect((await look(photo, { 'case-draft': await newDraft() })).statusCode).toBe(404);
  const { link } = await send(draft);
  expect((await look(photo)).statusCode).toBe(404);
  expect((await look(photo, { 'case-link': link })).statusCode).toBe(404);
});

test('the content of a file goes with its draft, and with its case', async () => {
  await sweepFiles(api.cases);
  const before = stored().length;
  const [left, sent] = [await newDraft(), await newDraft()];
  const pdf = await examplePdf();
  for (const draft of [left, sent]) await upload(draft, 'a.pdf', pdf);
  const { number } = await send(sent);
  expect(stored()).toHaveLength(before + 2);
  now = new Date(start.getTime() + (draftHours + 1) * 3_600_000);
  await forgetDrafts(api.cases);
  await sweepFiles(api.cases);
  const kept = stored();
  const { rows } = await api.database.transaction((client) =>
    client.query<{ id: string }>('select id from case_files'),
  );
  expect(kept.sort()).toEqual(rows.map(({ id }) => id).sort());
  await api.database.transaction((client) =>
    client.query('delete from cases where number = $1', [number]),
  );
  await sweepFiles(api.cases);
  expect(stored()).toHaveLength(kept.length - 1);
});
