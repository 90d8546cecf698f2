import { thorough, thoroughly } from '@eldorado/testing/thorough';
import { exampleSite, remoteThat, slowApi } from './exampleSite.ts';
import { NobodyWaits } from './pool/renderPool.ts';
import { startWorkerHere } from './pool/workerHere.ts';

// Each starts processes, and waits for some to use their time up.
jest.setTimeout(60_000);

/** Those of a kind that differ most; all of them in `npm run thorough isolation`. What is judged how is tested in circuitBreaker.test.ts. */
const mostDifferent = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.entries(all).filter(([name]) => thorough || names.includes(name));

let site: Awaited<ReturnType<typeof exampleSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** What code may do that ends its worker, and what it counts as. */
const deadly: Record<string, [code: string, reason: RegExp]> = {
  'throws in a timer': [
    `setTimeout(() => { throw new Error('later'); }, 0); await new Promise(() => undefined);`,
    /^crash$/,
  ],
  'ends the process': [`process.exit(0);`, /^exit$/],
  'aborts the process': [`process.abort();`, /^exit$/],
  'changes what must stay open': [`Error.prototype.name = 'Mine';`, /^changed-global$/],
  'runs without an end': [`for (;;);`, /^time-out$/],
  'takes all memory': [
    `const kept = []; for (;;) kept.push(new Array(10_000).fill(q));`,
    /^(memory|time-out)$/,
  ],
  'takes all memory outside of the heap': [
    `const kept = []; for (;;) kept.push(Buffer.alloc(8_000_000, 1));`,
    /./,
  ],
};

test.each(mostDifferent(deadly, ['throws in a timer', 'runs without an end']))(
  'a remote that %s: others see nothing of it, its page is that of the version before',
  async (_, [code, reason]) => {
    site = await exampleSite(remoteThat(code));
    expect(await site.start()).toEqual({});
    const { show, faults, live } = site;
    const others = Array.from({ length: 6 }, (_each, index) => show(`/good?q=${index}`));
    const bad = show('/bad?q=bad');
    expect(await Promise.all(others)).toEqual(
      others.map((_each, index) => `200 mf-good shows ${index}`),
    );
    expect(await bad).toBe('200 mf-bad shows bad');
    const deaths = faults.filter(({ death }) => death);
    expect(deaths.map(({ remote, version }) => `${remote}@${version}`)).toContain('mf-bad@2.0.0');
    expect(new Set(deaths.map(({ remote }) => remote))).toEqual(new Set(['mf-bad']));
    expect(deaths[0]?.reason).toMatch(reason);
    // Without a version before, its pages say that they are out of service, and the others stay.
    live.hasBefore = false;
    expect(await show('/bad?q=bad')).toBe('503 out of service');
    expect(await show('/good?q=after')).toBe('200 mf-good shows after');
  },
);

thoroughly(test)('a version that ends workers again and again is condemned', async () => {
  let time = Date.now();
  site = await exampleSite(remoteThat('process.exit(1);'), { now: () => time });
  await site.start();
  const { show, condemned } = site;
  for (let death = 0; death < 3; death++) {
    expect(condemned).toEqual([]);
    await show('/bad?q=bad');
    // Between two tries it is left alone.
    const before = condemned.length;
    await show('/bad?q=bad');
    expect(condemned).toHaveLength(before);
    time += 21_000;
  }
  expect(condemned).toEqual(['mf-bad@2.0.0']);
});

test('pages that wait while their version ends workers end none: they are those of the version before', async () => {
  site = await exampleSite(remoteThat('process.exit(1);'), { now: () => 0 });
  await site.start();
  const { show, faults } = site;
  const bad = Array.from({ length: 12 }, (_, visit) => show(`/bad?q=bad&visit=${visit}`));
  expect(new Set(await Promise.all(bad))).toEqual(new Set(['200 mf-bad shows bad']));
  expect(faults.filter(({ death }) => death)).toHaveLength(1);
});

/** What a page may leave behind, and what that counts as. */
const leftBehind: Record<string, [code: string, reason: string]> = {
  'a rejection': [`Promise.reject(new Error('nobody waits'));`, 'unhandled-rejection'],
  'a timer': [`setInterval(() => undefined, 1_000);`, 'left-timer'],
  'turns that set the next': [`(function again() { setImmediate(again); })();`, 'left-timer'],
  'turns that promises wait for': [
    `(async () => { for (;;) await new Promise((next) => setImmediate(next)); })();`,
    'left-timer',
  ],
};

test.each(mostDifferent(leftBehind, ['turns that promises wait for']))(
  'a remote that leaves %s fails for whoever asked, and the page stands',
  async (_, [code, reason]) => {
    site = await exampleSite(remoteThat(code));
    await site.start();
    const { faults, loaded, live } = site;
    expect(await site.show('/bad?q=bad', live.set, '198.51.100.7')).toBe('200 mf-bad shows bad');
    expect(faults).toMatchObject([
      { remote: 'mf-bad', version: '2.0.0', reason, death: false, address: '198.51.100.7' },
    ]);
    expect(loaded).toEqual([]);
    // A turn that was awaited is nothing that was left.
    expect(await site.show('/bad?q=fine')).toBe('200 mf-bad shows fine');
    expect([faults.length, loaded]).toEqual([1, ['mf-bad']]);
  },
);

test('a turn of the event loop that a page waits for, or leaves once, is nothing wrong', async () => {
  const code = `await new Promise((next) => setImmediate(next)); setImmediate(() => undefined);`;
  site = await exampleSite(remoteThat(code));
  await site.start();
  expect(await site.show('/bad?q=bad')).toBe('200 mf-bad shows bad');
  expect(site.faults).toEqual([]);
});

/** What goes on when the page has been answered, since what it waits for comes later. */
const later = (code: string) => `(async () => { await request.askApi('/v2/later'); ${code} })();`;
/** What ends a worker then. */
const deadlyLater: Record<string, [code: string, reason: string]> = {
  'ends the process': [later('process.exit(1);'), 'exit'],
  'throws where nothing catches': [
    later(`queueMicrotask(() => { throw new Error('late'); });`),
    'crash',
  ],
  'runs without an end': [later('for (;;);'), 'time-out'],
  'computes for nobody': [
    `(async () => { for (;;) await crypto.subtle.digest('SHA-256', new Uint8Array(1_000_000)); })();`,
    'time-out',
  ],
};

test.each(mostDifferent(deadlyLater, ['ends the process']))(
  'a remote that %s when its page was answered is blamed for it, and no other',
  async (_, [code, reason]) => {
    site = await exampleSite(remoteThat(code), { askApi: slowApi(200) });
    await site.start();
    expect(await site.show('/good?q=1')).toBe('200 mf-good shows 1');
    expect(await site.show('/bad?q=bad')).toBe('200 mf-bad shows bad');
    expect(await site.firstDeath).toMatchObject({ remote: 'mf-bad', version: '2.0.0', reason });
    expect(await site.show('/good?q=2')).toBe('200 mf-good shows 2');
    expect(new Set(site.faults.map(({ remote }) => remote))).toEqual(new Set(['mf-bad']));
  },
);

/** Further ways to harm a worker, its other pages or who is told of it, in code that a page runs; and what they count as. */
const furtherWays: Record<string, [code: string, reason: RegExp]> = {
  'reads a generator that never ends': [
    `for (const each of (function* () { for (;;) yield 1; })()) if (!each) break;`,
    /^time-out$/,
  ],
  'never ends matching': [`/^(a+)+$/.test('a'.repeat(50) + '!');`, /^time-out$/],
  'sleeps, and computes nothing': [
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
    /^render-failed$/,
  ],
  'answers with a proxy that throws': [
    `return new Proxy({}, { get() { throw new Error('mine'); } });`,
    /^render-failed$/,
  ],
  'answers with what throws when it is written': [
    `return { toString() { throw new Error('mine'); }, toJSON() { throw new Error('mine'); } };`,
    /^render-failed$/,
  ],
  'answers with a tree of a million levels': [
    `let tree = []; for (let level = 0; level < 1_000_000; level++) tree = [tree]; return tree;`,
    /^(render-failed|time-out)$/,
  ],
  'throws what throws when it is read': [
    `throw new Proxy(new Error('mine'), { get() { throw new Error('again'); } });`,
    /^render-failed$/,
  ],
  'changes how addresses and dates are written': [
    `URL.prototype.toString = () => 'mine'; Date.prototype.toJSON = () => 'mine';`,
    /^changed-global$/,
  ],
  'leaves a rejection that cannot be read': [
    `Promise.reject(new Proxy(new Error('mine'), { get() { throw new Error('again'); } }));`,
    /^unhandled-rejection$/,
  ],
  'kills its process': [`process.kill(process.pid, 'SIGKILL');`, /^render-failed$/],
  'waits for what never comes': [`await new Promise(() => undefined);`, /^render-failed$/],
  'waits for turns without an end': [
    `for (;;) await new Promise((next) => setImmediate(next));`,
    /^left-timer$/,
  ],
  'waits for a timer that is never due': [
    `await new Promise((next) => setTimeout(next, 1_000_000_000));`,
    /^render-failed$/,
  ],
  'floods what is printed': [
    `for (let line = 0; line < 100_000; line++) console.log('x'.repeat(1_000)); process.stdout.write('x');`,
    /^render-failed$/,
  ],
};

test.each(mostDifferent(furtherWays, ['throws what throws when it is read']))(
  'a remote that %s harms no other’s page, and is named alone',
  async (_, [code, reason]) => {
    site = await exampleSite(remoteThat(code));
    expect(await site.start()).toEqual({});
    const { show, faults, lost } = site;
    const others = Array.from({ length: 6 }, (_each, index) => show(`/good?q=${index}`));
    const bad = show('/bad?q=bad');
    expect(await Promise.all(others)).toEqual(
      others.map((_each, index) => `200 mf-good shows ${index}`),
    );
    expect(await bad).toBe('200 mf-bad shows bad');
    expect(await show('/good?q=after')).toBe('200 mf-good shows after');
    const named = faults.map(({ remote, version }) => `${remote}@${version}`);
    expect(new Set(named)).toEqual(new Set(['mf-bad@2.0.0']));
    expect(faults[0]?.reason).toMatch(reason);
    expect(lost).toEqual([]);
  },
);

test('a page whose asker is gone before its turn is not made, and nobody’s fault', async () => {
  site = await exampleSite(remoteThat(''), { startWorker: startWorkerHere });
  await site.start();
  const { show, live, loaded, faults, lost } = site;
  const left = show('/bad?q=1', live.set, '192.0.2.1', { isGone: () => true });
  await expect(left).rejects.toThrow(NobodyWaits);
  expect([loaded, faults, lost]).toEqual([[], [], []]);
});

thoroughly(test)('who ends a worker is found out although whoever asked has gone', async () => {
  site = await exampleSite(remoteThat('for (;;);'));
  await site.start();
  const gone = [false];
  const isGone = () => gone.shift() ?? true;
  const shown = site.show('/bad?q=bad', site.live.set, '192.0.2.1', { isGone });
  await expect(shown).rejects.toThrow(NobodyWaits);
  expect(await site.firstDeath).toMatchObject({ remote: 'mf-bad', version: '2.0.0' });
});

test('nobody waits for what a version on trial does to the worker of its pages', async () => {
  site = await exampleSite(remoteThat('for (;;);'), { onTrial: ['mf-bad'] });
  await site.start();
  const answered: string[] = [];
  const stuck = site.show('/bad?q=bad').finally(() => answered.push('stuck'));
  expect(await site.show('/good?q=1')).toBe('200 mf-good shows 1');
  // Its worker is busy until it is ended.
  expect(answered).toEqual([]);
  expect(await stuck).toBe('200 mf-bad shows bad');
  expect(site.faults).toMatchObject([{ remote: 'mf-bad', reason: 'time-out' }]);
});

test('pages that wait for what never comes keep nobody else’s place', async () => {
  site = await exampleSite(remoteThat(`await new Promise(() => undefined);`));
  await site.start();
  const { show, faults } = site;
  // More than a worker makes at a time.
  const stuck = Array.from({ length: 6 }, (_, visit) => show(`/bad?q=bad&visit=${visit}`));
  expect(await show('/good?q=1')).toBe('200 mf-good shows 1');
  expect(faults).toEqual([]);
  expect(new Set(await Promise.all(stuck))).toEqual(new Set(['200 mf-bad shows bad']));
});

test('a remote that leaves a rejection for later is named, when its page was answered', async () => {
  const code = later(`Promise.reject(new Error('nobody waits'));`);
  site = await exampleSite(remoteThat(code), { askApi: slowApi(50) });
  await site.start();
  const { show, faults } = site;
  expect(await show('/bad?q=bad')).toBe('200 mf-bad shows bad');
  // Others' pages go on in the same worker while it comes.
  for (let page = 0; faults.length === 0; page++)
    expect(await show(`/good?q=${page}`)).toBe(`200 mf-good shows ${page}`);
  expect(faults).toMatchObject([{ remote: 'mf-bad', reason: 'unhandled-rejection', death: false }]);
});

test('a render that throws is a failure of its version, and no skeleton', async () => {
  site = await exampleSite(remoteThat(`throw new TypeError('no rows');`));
  await site.start();
  expect(await site.show('/bad?q=bad')).toBe('200 mf-bad shows bad');
  expect(site.faults).toMatchObject([
    { remote: 'mf-bad', version: '2.0.0', reason: 'render-failed', death: false },
  ]);
  site.live.hasBefore = false;
  expect(await site.show('/bad?q=bad')).toBe('503 out of service');
  const instead = { remote: 'mf-bad', reason: 'render-failed' };
  expect(site.instead).toEqual([
    { ...instead, version: '1.0.0' },
    { ...instead, version: null },
  ]);
});

thoroughly(test)(
  'who makes a page fail is proved in workers where nothing else has run',
  async () => {
    site = await exampleSite(remoteThat(`throw new TypeError('no rows');`));
    await site.start();
    const { show, renderers, open } = site;
    await show('/bad?q=bad');
    const proof = await renderers.prove('mf-bad', '2.0.0', (versions) => open({ ...versions }));
    expect(proof).toEqual({ kind: 'culprit', remote: 'mf-bad', version: '2.0.0' });
    expect(await show('/good?q=1')).toBe('200 mf-good shows 1');
  },
);

const badStarts = {
  throws: `throw new Error('no start');`,
  'runs without an end': 'for (;;);',
  'ends the process': 'process.exit(0);',
  'changes what all share': `'use strict'; Array.prototype.map = () => { throw new Error('mine'); };`,
  'changes what must stay open': `Error.prototype.name = 'Mine';`,
  'does not parse': 'foo bar',
  'throws what cannot be read': `throw new Proxy(new Error('mine'), { get() { throw new Error('again'); } });`,
};

test.each(mostDifferent(badStarts, ['throws what cannot be read', 'does not parse']))(
  'a remote that %s when it is loaded is left out of the set',
  async (_, source) => {
    site = await exampleSite(source);
    const faults = await site.start();
    expect(Object.keys(faults)).toEqual(['mf-bad']);
    expect(faults['mf-bad']).toMatch(/^mf-bad 2.0.0 does not start on the server: .+$/);
    // Its first line is the cause, and no place.
    expect(faults['mf-bad']).not.toMatch(/: mf-bad\/server/);
    expect(await site.show('/good?q=1')).toBe('200 mf-good shows 1');
    expect(await site.show('/bad?q=fine')).toBe('200 mf-bad shows fine');
  },
);

/** What all share, as code that changes it. */
const sharedByAll = [
  `Object.prototype.polluted = true;`,
  `Array.prototype.map = () => { throw new Error('mine'); };`,
  `Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true });`,
  `Object.getPrototypeOf(Object.getPrototypeOf((function* () {})())).next = () => ({ done: true });`,
  `Array.prototype[Symbol.iterator] = function* () {};`,
  `Promise.prototype.then = () => undefined;`,
  `Object.defineProperty(Map.prototype, 'get', { get: () => undefined });`,
  `Intl.DateTimeFormat.prototype.formatToParts = () => [];`,
  `JSON.parse = () => null;`,
  `delete Math.max;`,
  `globalThis.setImmediate = undefined;`,
  `globalThis.queueMicrotask = () => undefined;`,
  `globalThis.mine = 1;`,
  `Object.setPrototypeOf(Array.prototype, null);`,
  `require('react').useMemo = () => { throw new Error('mine'); };`,
  `require('react').default.useMemo = () => { throw new Error('mine'); };`,
  `require('@eldorado/store').appActions.remoteBroke = () => ({});`,
  `require('react').Component.prototype.setState = () => undefined;`,
];

test('what all share is changed by nobody, and who tries fails where it stands', async () => {
  const ways = sharedByAll.map((code, way) => `'${way}': () => { ${code} }`);
  site = await exampleSite(
    `'use strict'; const ways = { ${ways.join(', ')} };
     exports.default = { show: (q) => { try { ways[q](); return 'changed'; } catch (error) { return error.name; } } };`,
  );
  await site.start();
  for (const [way, code] of sharedByAll.entries())
    expect([code, await site.show(`/bad?q=${way}`)]).toEqual([code, '200 mf-bad TypeError']);
  expect(await site.show('/good?q=1')).toBe('200 mf-good shows 1');
  expect(site.faults).toEqual([]);
});

const excessive = {
  'is too large': `return 'x'.repeat(3_000_000);`,
  'asks too often': `for (let call = 0; call < 200; call++) await request.askApi('/v2/' + call);`,
};

test.each(Object.entries(excessive))(
  'a page that %s is that of the version before',
  async (_, code) => {
    site = await exampleSite(remoteThat(code));
    await site.start();
    expect(await site.show('/bad?q=bad')).toBe('200 mf-bad shows bad');
    expect(site.faults).toMatchObject([
      { remote: 'mf-bad', reason: 'render-failed', death: false },
    ]);
  },
);

/** Ways out of a worker, as code that answers with what it got. */
const waysOut = [
  `try { require('node:fs'); return 'got out'; } catch { return 'undefined'; }`,
  `try { require('net'); return 'got out'; } catch { return 'undefined'; }`,
  `return String(typeof process.getBuiltinModule + typeof process.binding + typeof process.dlopen);`,
  `return JSON.stringify(Object.keys(process.env));`,
  `return String(typeof process.stdout + typeof process.send + typeof process.channel);`,
  `return String(typeof WebSocket + typeof EventSource + typeof Worker + typeof MessageChannel);`,
  `return await fetch('http://127.0.0.1:1/').then(() => 'got out', () => 'undefined');`,
  `new Response(); return String(typeof globalThis[Symbol.for('undici.globalDispatcher.1')].close);`,
  `return await import('node:fs').then(() => 'got out', () => 'undefined');`,
  `try { return String(Function('return 1')()); } catch { return 'undefined'; }`,
  `try { return String(eval('1')); } catch { return 'undefined'; }`,
  `return typeof (function () { return this; })()?.process?.mainModule;`,
];

test('nothing leads out', async () => {
  const ways = waysOut.map((code, way) => `'${way}': async () => { ${code} }`);
  site = await exampleSite(
    `const ways = { ${ways.join(', ')} }; exports.default = { show: (q) => ways[q]() };`,
  );
  await site.start();
  for (const [way, code] of waysOut.entries())
    expect([code, (await site.show(`/bad?q=${way}`)).replace('200 mf-bad ', '')]).toEqual([
      code,
      expect.stringMatching(/^(undefined)+$|^\[&quot;NODE_ENV&quot;\]$/),
    ]);
});

thoroughly(test)('what a remote makes of errors leads nowhere', async () => {
  site = await exampleSite(
    remoteThat(
      `Error.prepareStackTrace = (_e, frames) => frames; return Array.isArray(new Error('x').stack) ? 'frames' : 'undefined';`,
    ),
  );
  await site.start();
  expect(await site.show('/bad?q=bad')).toMatch(/^200 mf-bad (undefined|shows bad)$/);
});

thoroughly(test)('a version that is tried by one browser has workers of its own', async () => {
  site = await exampleSite(remoteThat('for (;;);'));
  const { renderers, open, versions, show } = site;
  const good = await open({ ...versions, 'mf-bad': '1.0.0' });
  await renderers.prepare(good);
  renderers.take(good);
  const answered: string[] = [];
  const tried = show('/bad?q=bad').finally(() => answered.push('tried'));
  expect(await show('/bad?q=fine', good)).toBe('200 mf-bad shows fine');
  // The other one's worker is busy until it is ended.
  expect(answered).toEqual([]);
  expect(await tried).toBe('200 mf-bad shows bad');
});
