import { publishEdited } from './editedRelease.ts';

/** What a remote's code may do to the server that renders its pages; run with each of its pages. */
export const misconduct: Readonly<Record<string, string>> = {
  'leaves a rejection': `Promise.reject(new Error('nobody waits'));`,
  'throws in a timer': `setTimeout(() => { throw new Error('later'); }, 0);`,
  'ends the process': `process.exit(0);`,
  'aborts the process': `process.abort();`,
  'changes what all objects have': `Object.defineProperty(Object.prototype, 'polluted', { value: 'yes' });`,
  'runs without an end': `for (;;);`,
  'takes all memory': `const kept = []; for (;;) kept.push(new Array(10_000).fill(context));`,
  'takes all memory outside of the heap': `const kept = []; for (;;) kept.push(Buffer.alloc(8_000_000, 1));`,
  'leaves a timer': `setInterval(() => undefined, 100);`,
  'looks for files': `require('node:fs');`,
  'looks for built-in modules': `process.getBuiltinModule('fs').readFileSync('/etc/hostname');`,
  'throws while it is rendered': `throw new TypeError('no rows');`,
};

/** The same, of the kinds that take long or differ little from those above: for the bench. */
export const furtherMisconduct: Readonly<Record<string, string>> = {
  'waits without an end': `await new Promise(() => undefined);`,
  'turns in promises without an end': `for (;;) await null;`,
  'calls itself without an end': `(function again() { again(); again(); })();`,
  'replaces what all share': `Object.defineProperty(Promise.prototype, 'then', { value() {} });`,
  'leaves thousands of timers': `for (let i = 0; i < 50_000; i++) setTimeout(() => undefined, 3_600_000);`,
  'answers with a hundred megabytes': `return 'a'.repeat(100_000_000);`,
  'looks for secrets': `return { env: JSON.stringify(process.env), argv: String(process.argv), key: await import('node:fs').then((fs) => fs.readFileSync('releases/keys/development.pem', 'utf8'), String) };`,
  'reads a generator that never ends': `for (const each of (function* () { for (;;) yield 1; })()) if (!each) break;`,
  'never ends matching': `/^(a+)+$/.test('a'.repeat(50) + '!');`,
  'sleeps, and computes nothing': `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
  'answers with a proxy that throws': `return new Proxy({}, { get() { throw new Error('mine'); }, ownKeys() { throw new Error('mine'); } });`,
  'answers with what throws when it is written': `return { get rows() { throw new Error('mine'); }, toJSON() { throw new Error('mine'); } };`,
  'answers with a tree of a million levels': `let tree = []; for (let level = 0; level < 1_000_000; level++) tree = [tree]; return tree;`,
  'throws what throws when it is read': `throw new Proxy(new Error('mine'), { get() { throw new Error('again'); } });`,
  'changes how addresses and dates are written': `URL.prototype.toString = () => 'mine'; Date.prototype.toJSON = () => 'mine';`,
  'leaves a rejection that cannot be read': `Promise.reject(new Proxy(new Error('mine'), { get() { throw new Error('again'); } }));`,
  'kills its process': `process.kill(process.pid, 'SIGKILL');`,
  'floods what is printed': `for (let line = 0; line < 100_000; line++) console.log('x'.repeat(1_000)); process.stdout.write('x');`,
  'is changed by what it is given': `Object.setPrototypeOf(context, null); for (const key of Object.keys(context)) delete context[key];`,
};

/**
 * Publishes a version of a remote whose pages misbehave on the server.
 * @param store folder of the releases, with version 1.0.0 of the remote.
 */
export async function publishMisbehaving(
  store: string,
  remote: string,
  version: string,
  code: string,
): Promise<void> {
  const misbehaving = (bundle: string) => `${bundle}
for (const [name, open] of Object.entries(module.exports.default.screens))
  module.exports.default.screens[name] = async () => {
    const screen = await open();
    return { ...screen, load: async (context) => { ${code} return screen.load?.(context); } };
  };`;
  await publishEdited(store, remote, version, (file, text) =>
    file === 'server/remote.cjs' ? misbehaving(text) : text,
  );
}
