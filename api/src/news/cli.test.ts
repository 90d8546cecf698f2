import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
import { fixedClock } from '../time/clock.ts';
import { runHere } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { main } from './cli.ts';
import type { NewsNote } from './schema.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'news-'));
const now = '2026-11-20T17:00:30Z';
const slug = 'primer-vuelo-a-quito';
const example = readFileSync(join(import.meta.dirname, `examples/${slug}.md`), 'utf8');
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now), jobs: false });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** The command of docs/press-room.md beside the running site. */
function publish(text: string, ...words: string[]) {
  const [, name = ''] = /^slug: (.+)$/m.exec(text) ?? [];
  writeFileSync(join(folder, `${name}.md`), text);
  return runHere(main, ['publish', `${name}.md`, ...words], {
    ...{ INIT_CWD: folder, DATABASE_URL: api.databaseUrl, AIRPORT_NOW: now },
    PUBLIC_ORIGIN: 'https://site.example',
  });
}

const read = (query = '') => api.app.inject({ url: `/api/v2/news/${slug}${query}` });
/** Asks until the note is as wanted; a site that does not follow ends by the test's time. */
async function followed(wanted: (note: NewsNote) => boolean, query = ''): Promise<NewsNote> {
  const answer = await until(
    () => read(query),
    (seen) => seen.statusCode === 200 && wanted(seen.json()),
  );
  return answer.json();
}

test('a file with faults publishes nothing, and each fault is named with its line', async () => {
  const { status, stderr } = await publish(example.replace('airlines', 'planes'));
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${slug}.md:4: 'topic' must be one of`, 'm'));
  expect(stderr).toContain('Nothing was published: 1 fault.');
  expect((await read()).statusCode).toBe(404);
});

thoroughly(test)('`npm run content -- publish` is this command', async () => {
  const words = ['--import', '@eldorado/build/register', 'shared-libs/content/src/cli.ts'];
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const ended = promisify(execFile)(process.execPath, [...words, 'publish', `${slug}.md`], {
    cwd: join(import.meta.dirname, '../../..'),
    env,
  });
  // The file of before, whose faults need no database to be found.
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing was published: 1 fault.') as string,
  });
});

test('a draft has a link, then the note is published, and corrected with a word about it', async () => {
  const draft = await publish(example, '--draft');
  const [, path, token] =
    /https:\/\/site\.example(\/el-dorado-informa\/[\w-]+)\?draft=([\w.-]+)/.exec(draft.stdout) ??
    [];
  expect(path).toBe(`/el-dorado-informa/${slug}`);
  await followed(({ draft: is }) => is, `?draft=${token}`);
  expect((await read()).statusCode).toBe(404);

  expect((await publish(example)).stdout).toBe(
    `Published /el-dorado-informa/${slug}, version 2.\n`,
  );
  await followed(({ draft: is }) => !is);

  const other = example.replace('180 sillas', '174 sillas');
  const refused = await publish(other);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining("Add to 'corrections'"),
  ]);
  const said = (text: string) =>
    `  - date: 2026-11-20\n    text: { es: ${text}, en: ${text}, fr: ${text}, pt: ${text} }\n---\n`;
  const corrected = await publish(other.replace(/(?<=\n)---\n/, said('Son 174.')));
  expect(corrected.stdout).toMatch(/^Corrected .*version 3\.$/m);
  await followed(({ corrections }) => corrections.at(-1)?.text === 'Son 174.');
});

describe('pictures', () => {
  const alt = '{ es: Granizo, en: Hail, fr: Grêle, pt: Granizo }';
  const withPicture = example
    .replace(`slug: ${slug}`, 'slug: granizo')
    .replace(
      'corrections:',
      `pictures: [{ file: pista.jpg, credit: OPAIN, alt: ${alt} }]\ncorrections:`,
    );

  test('one that is not there is a fault, and nothing is published', async () => {
    const { status, stderr } = await publish(withPicture);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/:\d+: The picture pista\.jpg is not/),
    ]);
  });

  test('they are served small, with nothing that the camera wrote, under a name that never changes', async () => {
    const taken = await sharp({
      create: { width: 2_000, height: 1_000, channels: 3, background: '#8bc34a' },
    })
      .withExif({ IFD0: { Copyright: 'a camera of ours' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, 'pista.jpg'), taken);
    expect((await publish(withPicture)).status).toBe(0);
    const answer = await until(
      () => api.app.inject('/api/v2/news/granizo?locale=fr'),
      ({ statusCode }) => statusCode === 200,
    );
    const { pictures } = answer.json<NewsNote>();
    expect(pictures).toEqual([
      {
        name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/) as string,
        ...{ width: 1_600, height: 800, alt: 'Grêle', credit: 'OPAIN' },
      },
    ]);
    const at = (name: string) => api.app.inject(`/api/v2/news/pictures/${name}`);
    const { headers, rawPayload } = await at(pictures[0]?.name ?? '');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      ...{ format: 'webp', width: 1_600, height: 800 },
    });
    expect(rawPayload.includes('a camera of ours')).toBe(false);
    expect((await at(`${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
  });
});
