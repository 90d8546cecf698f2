import type { Page, Route } from 'playwright';
import { chunkIntegrityOf, integrityOf } from '@eldorado/build';
import { takes } from '../site/pace.ts';

const codeOf = (remote: string) => new RegExp(`/assets/${remote}/[^/]+/client/.*\\.js$`);

/** Ways in which a remote's files do not come as they were published. */
const transport: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is refused': (route) => route.abort(),
  'never comes': () => new Promise(() => undefined),
  'comes after five seconds': async (route) => {
    await takes(5_000);
    await route.continue();
  },
  'was altered by a byte': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
};

/** Ways in which a remote was published broken: its hashes are right. */
const published: Record<string, (code: string) => string> = {
  'throws when it is loaded': (code) => `throw new Error('broken at load');${code}`,
  'throws when it is rendered': (code) =>
    code.replace(
      /\bScreen:\s*\(\)\s*=>\s*\w+/,
      `Screen:()=>()=>{throw new Error('broken at render')}`,
    ),
  'has another contract': (code) => code.replace(/\bcontract:\s*\d+/, 'contract:99'),
};

/** What goes wrong on the way, whatever the page names. */
export const transportFaults = Object.keys(transport);
export const faults = [...transportFaults, ...Object.keys(published)];

/**
 * Breaks a remote for this page: what it asks for from now on.
 * @param path a page of the remote, whose files are looked for.
 * @throws when the fault found nothing to break.
 */
export async function breakRemote(
  page: Page,
  remote: string,
  path: string,
  fault: string,
): Promise<void> {
  const refuse = transport[fault];
  if (refuse) {
    await page.route(codeOf(remote), refuse);
    return;
  }
  const alter = published[fault];
  if (!alter) throw new Error(`No fault '${fault}'`);
  const origin = new URL(page.url()).origin;
  const files = await readFiles(page, remote, path);
  const hashes = new Map<string, string>();
  const rehash = (text: string) =>
    [...hashes].reduce((whole, [before, after]) => whole.replaceAll(before, after), text);
  const bodies = new Map<string, string>();
  let broken = 0;
  // The entry names the hashes of the chunks, so it comes last.
  for (const [url, text] of [...files].sort(([a], [b]) => entryLast(a) - entryLast(b))) {
    const wanted = fault !== 'throws when it is loaded' || entryLast(url) === 1;
    const altered = wanted ? alter(text) : text;
    if (altered !== text) broken += 1;
    const body = rehash(altered);
    bodies.set(url, body);
    for (const digest of [integrityOf, chunkIntegrityOf]) hashes.set(digest(text), digest(body));
  }
  if (broken === 0) throw new Error(`${remote} has nothing that '${fault}' could break`);
  await page.route(codeOf(remote), async (route) => {
    const body = bodies.get(route.request().url());
    if (body === undefined) return route.continue();
    await route.fulfill({ contentType: 'text/javascript', body, headers: crossOrigin });
  });
  await page.route(
    (url) => url.origin === origin && !url.pathname.startsWith('/assets/'),
    async (route) => {
      const kind = route.request().resourceType();
      if (kind !== 'document' && !route.request().url().includes('/_site/'))
        return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: rehash(await response.text()) });
    },
  );
}

const crossOrigin = { 'access-control-allow-origin': '*' };
const entryLast = (url: string) => (url.endsWith('/remoteEntry.js') ? 1 : 0);

/** The remote's files that a page of it names, by address. */
async function readFiles(page: Page, remote: string, path: string): Promise<Map<string, string>> {
  const origin = new URL(page.url()).origin;
  const html = await (await page.request.get(origin + path)).text();
  const urls = new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)]
      .map(([, url = '']) => url)
      .filter((url) => codeOf(remote).test(url)),
  );
  const files = new Map<string, string>();
  for (const url of urls) files.set(url, await (await page.request.get(url)).text());
  return files;
}
