import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boundaryFaults } from './boundaryFaults.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  workspace('shared-libs/ui', '@eldorado/ui', ['.', './icons']);
  workspace('shared-libs/store', '@eldorado/store', ['.']);
  workspace('shared-libs/remote', '@eldorado/remote', ['.', './routing']);
  workspace('shell', 'shell', ['./site']);
  workspace('gateway', 'gateway', ['.']);
  workspace('api', 'api', ['.']);
  workspace('e2e', 'e2e', []);
  workspace('mf-flights', 'mf-flights', []);
  workspace('mf-taxi', 'mf-taxi', ['./fare']);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function workspace(dir: string, name: string, doors: readonly string[]): void {
  const exports = Object.fromEntries(doors.map((door) => [door, './src/index.ts']));
  write(`${dir}/package.json`, JSON.stringify({ name, exports }));
  mkdirSync(path.join(root, dir, 'src'));
}

/** The faults of a tree in which a file imports these. */
function faultsOf(file: string, ...imported: string[]): string[] {
  write(file, imported.map((request) => `import { x } from '${request}';\n`).join(''));
  return boundaryFaults(root);
}

test('a tree that keeps the rules has no faults', () => {
  faultsOf('mf-flights/src/Board.tsx', './rows.ts', '@eldorado/ui/icons', 'react', 'node:fs');
  faultsOf('shell/src/client.tsx', 'react-router-dom', '@eldorado/remote/routing');
  faultsOf('shared-libs/store/src/index.ts', '@reduxjs/toolkit/query/react', '@eldorado/ui');
  faultsOf('gateway/src/gateway.ts', 'shell/site', 'api');
  faultsOf('mf-flights/node_modules/other/index.js', 'mf-taxi/fare');
  expect(faultsOf('e2e/src/bench.ts', 'gateway', 'api', 'shell/site')).toEqual([]);
});

const remoteFault =
  'a remote imports shared libraries only; what two apps need belongs into shared-libs';
const sharedFault =
  'a shared library imports no app; what it needs of one is handed to it as an argument';
const shellFault =
  'the shell imports no other app; it gets remotes from their releases, data from the API, and the rest from the page';

test.each([
  ['a remote another', 'mf-flights/src/x.ts', 'mf-taxi/fare', `${remoteFault} (mf-taxi)`],
  ['a remote the shell', 'mf-flights/src/x.ts', 'shell/site', `${remoteFault} (shell)`],
  ['a remote the gateway', 'mf-flights/src/x.ts', 'gateway', `${remoteFault} (gateway)`],
  ['a remote the API', 'mf-flights/webpack.config.ts', 'api', `${remoteFault} (api)`],
  ['the shell a remote', 'shell/src/x.ts', 'mf-taxi/fare', `${shellFault} (mf-taxi)`],
  ['the shell the gateway', 'shell/src/x.ts', 'gateway', `${shellFault} (gateway)`],
  [
    'a shared library the shell’s configuration',
    'shared-libs/ui/src/x.ts',
    'shell/config',
    `${sharedFault} (shell)`,
  ],
  ['a shared library the API', 'shared-libs/ui/src/x.ts', 'api', `${sharedFault} (api)`],
  [
    'the API the shell',
    'api/src/x.ts',
    'shell/site',
    'the API imports no app; it answers whoever asks it over HTTP (shell)',
  ],
  [
    'the gateway a remote',
    'gateway/src/x.ts',
    'mf-taxi/fare',
    'the gateway imports no remote; it loads them from their releases (mf-taxi)',
  ],
  [
    'journeys a remote',
    'e2e/src/x.ts',
    'mf-taxi/fare',
    'e2e imports no app; say in boundaryRules.ts what it may import (mf-taxi)',
  ],
])('%s: an import that is refused', (_case, file, request, fault) => {
  expect(faultsOf(file, request)).toEqual([`${file}: ${fault}`]);
});

test.each([
  ['react-router-dom', '@eldorado/remote/routing'],
  ['react-router-dom/dist/index.mjs', '@eldorado/remote/routing'],
  ['@reduxjs/toolkit/query/react', '@eldorado/store'],
  ['axios/unsafe/core/Axios.js', '@eldorado/http'],
])('a remote, and a library without that facade, get %s through %s', (request, door) => {
  const fault = `'${request}' comes through ${door}; what is missing there is added there`;
  expect(faultsOf('mf-flights/src/x.ts', request)).toEqual([`mf-flights/src/x.ts: ${fault}`]);
  expect(faultsOf('shared-libs/ui/src/x.ts', request)).toContain(
    `shared-libs/ui/src/x.ts: ${fault}`,
  );
});

test('the shell may import such a library, and none of its inner files', () => {
  expect(faultsOf('shell/src/x.ts', 'react-router-dom/dist/index.mjs')).toEqual([
    "shell/src/x.ts: 'react-router-dom/dist/index.mjs' is an inner file of react-router-dom; import react-router-dom itself, or @eldorado/remote/routing",
  ]);
});

test('a path that leaves its package, also into a folder whose name begins alike', () => {
  workspace('mf-taxi-two', 'mf-taxi-two', []);
  expect(
    faultsOf('mf-taxi/src/x.ts', '../../shell/src/site.ts', '../../mf-taxi-two/src/x.ts'),
  ).toEqual([
    "mf-taxi/src/x.ts: '../../shell/src/site.ts' leaves its package; import the package by name",
    "mf-taxi/src/x.ts: '../../mf-taxi-two/src/x.ts' leaves its package; import the package by name",
  ]);
});

test('a file that its package keeps to itself', () => {
  expect(faultsOf('mf-flights/src/x.ts', '@eldorado/ui/src/icon/icons.ts')).toEqual([
    "mf-flights/src/x.ts: '@eldorado/ui/src/icon/icons.ts' is private to @eldorado/ui; import one of its doors, or open another in its package.json",
  ]);
});

test.each([
  ['export { x } from "<remote>";'],
  ["import '<remote>';"],
  ["const x = await import(/* webpackChunkName: 'fare' */ '<remote>');"],
  ["type X = typeof import('<remote>');"],
  ["const x = require('<remote>');"],
  ["import {\n  x,\n  y,\n} from '<remote>';"],
])('an import is seen however it is written: %s', (text) => {
  // Were it named here, this file itself would break the rule.
  write('mf-flights/src/x.ts', text.replace('<remote>', 'mf-taxi/fare'));
  expect(boundaryFaults(root)).toEqual([`mf-flights/src/x.ts: ${remoteFault} (mf-taxi)`]);
});
