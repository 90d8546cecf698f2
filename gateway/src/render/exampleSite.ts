import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@eldorado/releases';
import type { PinnedVersions } from 'shell/contract';
import { exampleApp, examplePage, exampleShell, writeExample } from '../live/exampleSet.ts';
import { openSet, type LiveSet } from '../live/liveSet.ts';
import type { PageAnswer } from './pool/protocol.ts';
import type { ApiText } from '../api/apiText.ts';
import { createRenderers, type RendererParts } from './renderers.ts';
import type { RenderEvents, RenderFault } from './renderEvents.ts';
import type { Instead } from './wholePages.ts';
import type { WorkerLimits } from '../config/rules.ts';
import { makeWorkerScript } from './pool/workerScript.ts';

/** A shell that shows what a page's remote makes of the address; with `q=shell fails` it fails itself, as if the remote did. */
const shell = exampleShell(`
  const owner = page('').page?.remote;
  if (!owner || owner === 'shell') return page('shell ' + url.pathname);
  try {
    const remote = await request.fetchRemote(owner, 'live');
    if (url.searchParams.get('q') === 'shell fails') throw new Error('the shell');
    const text = await request.within(owner, () => remote.show(url.searchParams.get('q'), request));
    return page(owner + ' ' + text);
  } catch (error) {
    if (error.status === 503) return { ...page('out of service', 503), broken: true };
    request.onError(error, owner);
    return { ...page('failed', 500), broken: true };
  }`);

/** A remote that does what its page is asked for with; \`q=fine\` in all versions. */
export const remoteThat = (misbehaves: string) =>
  `exports.default = { show: async (q, request) => { if (q === 'bad') { ${misbehaves} } return 'shows ' + q; } };`;

/** An API whose every answer takes so many milliseconds: a 404. */
export const slowApi = (milliseconds: number) => (): Promise<ApiText> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds, { status: 404, body: '' }));

const exampleLimits: WorkerLimits = { cpu: 0.5, wall: 5, memory: 96, pages: 20_000 };

/** Of the releases of the example, those that are live. */
const versions = { shell: '1.0.0', 'mf-good': '1.0.0', 'mf-bad': '2.0.0' };

/** A store with the example's releases in a folder of its own. @param dir the folder. */
async function writeReleases(dir: string, bad: string, good: string): Promise<void> {
  const main = { main: { js: ['client/main.js'], css: [] } };
  const write = async (name: string, version: string, source: string) => {
    const own = [
      examplePage({ id: 'own', path: `/${name.slice(3)}`, query: { q: 'text', visit: 'secret' } }),
    ];
    const app = exampleApp(name, name === 'shell' ? [] : own, main);
    await writeExample(dir, { ...app, release: { ...app.release, version } }, source);
  };
  await write('shell', '1.0.0', shell);
  await write('mf-good', '1.0.0', good);
  await write('mf-bad', '1.0.0', remoteThat(''));
  await write('mf-bad', '2.0.0', bad);
}

/** Events of workers, and what was heard by them. */
function hearEvents() {
  const faults: RenderFault[] = [];
  const loaded: string[] = [];
  const condemned: string[] = [];
  const lost: string[] = [];
  let died: (fault: RenderFault) => void = () => undefined;
  const firstDeath = new Promise<RenderFault>((resolve) => (died = resolve));
  const events: RenderEvents = {
    failed(fault) {
      faults.push(fault);
      if (fault.death) died(fault);
    },
    rendered: (remote) => loaded.push(remote),
    lost: (_address, sentence) => lost.push(sentence),
    condemned: (remote, version) => condemned.push(`${remote}@${version}`),
  };
  return {
    events,
    heard: {
      faults,
      firstDeath,
      /** Remotes of whose pages nothing was wrong. */
      loaded,
      condemned,
      /** What made that a page was answered with an error. */
      lost,
    },
  };
}

/** What a page of the example is asked for with. */
const exampleJob = (address: string, visitor: string, pinned?: PinnedVersions) => ({
  address,
  origin: 'http://localhost',
  assetsOrigin: 'http://localhost',
  visitor,
  ...(pinned && { pinned }),
  links: {},
  now: 0,
  clockIsFrozen: true,
});

type Difference = Partial<Omit<RendererParts, 'limits'>> & {
  limits?: Partial<WorkerLimits>;
  /** The source of `mf-good`. */
  good?: string;
  /** Remotes that are not known good yet. */
  onTrial?: readonly string[];
};

/** Workers over a store of releases of its own: a shell, `mf-good` at /good, and `mf-bad` at /bad with a good version before. */
export async function exampleSite(
  bad: string,
  { limits, good = remoteThat(''), onTrial = [], ...difference }: Difference = {},
) {
  const dir = await mkdtemp(path.join(tmpdir(), 'render-'));
  const store = openStore(dir);
  await writeReleases(dir, bad, good);
  const fail = (_name: string, error: unknown) => {
    throw error;
  };
  const open = (
    of: Record<string, string>,
    before: Record<string, string> = {},
  ): Promise<LiveSet> => openSet(store, of, fail, { before, onTrial: new Set(onTrial) });

  const instead: (Instead | null)[] = [];
  const banners: string[] = [];
  const { events, heard } = hearEvents();
  const script = await makeWorkerScript();
  const renderers = createRenderers({
    store,
    script: script.file,
    workers: 1,
    limits: { ...exampleLimits, ...limits },
    most: { all: 500, each: 400 },
    askApi: (): Promise<ApiText> => Promise.resolve({ status: 404, body: '' }),
    events,
    now: Date.now,
    siteTime: () => ({ now: 0, clockIsFrozen: true }),
    firstPage: () => Promise.resolve(),
    ...difference,
  });
  const set = await open(versions, { 'mf-bad': '1.0.0' });
  const live = { set, hasBefore: true };
  const before = (remote: string) =>
    live.hasBefore && remote === 'mf-bad' ? open({ ...versions, 'mf-bad': '1.0.0' }) : null;

  return {
    ...heard,
    /** What served in a remote's place, page by page. */
    instead,
    /** What whoever tries a version out is told of it above the page, page by page. */
    banners,
    renderers,
    live,
    open,
    versions,
    /** Starts the live set's workers. @returns what did not start. */
    async start() {
      const found = await renderers.prepare(set);
      renderers.take(set);
      return found;
    },
    /** The status of a page, and what stands in it. */
    async show(
      address: string,
      of: LiveSet = set,
      visitor = '192.0.2.1',
      { pinned, isGone }: { pinned?: PinnedVersions; isGone?: () => boolean } = {},
    ) {
      const page = exampleJob(address, visitor, pinned);
      const answer = await renderers.render(of, page, before, isGone);
      instead.push(answer.instead ?? null);
      banners.push(bannerOf(answer));
      return textOf(answer);
    },
    async close() {
      renderers.close();
      await script.remove();
      await rm(dir, { recursive: true });
    },
  };
}

const bannerOf = (answer: PageAnswer) =>
  'redirect' in answer
    ? ''
    : (/<aside data-pinned.*?<\/aside>/s.exec(Buffer.from(answer.html).toString())?.[0] ?? '');

function textOf(answer: PageAnswer): string {
  if ('redirect' in answer) return `to ${answer.redirect}`;
  const [, text = ''] = /"root"><p>(.*?)<\/p>/.exec(Buffer.from(answer.html).toString()) ?? [];
  return `${answer.status} ${text}`;
}
