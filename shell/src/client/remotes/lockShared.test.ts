import vm from 'node:vm';
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Runs the lock in a realm of its own, which this file's others do not share, and then code that tries to change it. */
function inTab() {
  const file = path.join(import.meta.dirname, 'lockShared.ts');
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const tab = vm.createContext({ module: { exports: {} } });
  vm.runInContext(code, tab);
  vm.runInContext(
    `var react = { useMemo: (make) => make(), __INTERNALS: { H: null } };
     var context = { $$typeof: Symbol('context'), _currentValue: 1 };
     var shared = [
       { default: react, get useMemo() { return react.useMemo; } },
       { appActions: { remoteBroke: () => ({}) }, context, __OWN: { count: 0 } },
     ];`,
    tab,
  );
  return {
    lock: () => vm.runInContext('module.exports.lockShared(shared)', tab) as void,
    /** The name of what code throws, or what it leads to. */
    run: (code: string): unknown =>
      vm.runInContext(
        `(() => { 'use strict'; try { return ${code}; } catch (error) { return error.name; } })()`,
        tab,
      ),
  };
}

test.each([
  `shared[0].useMemo = () => null`,
  `shared[0].default.useMemo = () => null`,
  `shared[0].mine = 1`,
  `shared[1].appActions.remoteBroke = () => null`,
  `Array.prototype.map = () => []`,
  `Array.prototype[Symbol.iterator] = null`,
  `Promise.prototype.then = () => null`,
  `Object.defineProperty(Map.prototype, 'get', { get: () => undefined })`,
  `Object.defineProperty(Map.prototype, 'size', { get: () => 0 })`,
  `JSON.parse = () => null`,
  `delete Math.max`,
])('whoever runs %s fails there', (code) => {
  const tab = inTab();
  tab.lock();
  expect(tab.run(code)).toBe('TypeError');
});

test.each([
  [
    'the list of a build’s chunks',
    `(() => { const list = []; list.push = () => 7; return list.push(); })()`,
    7,
  ],
  ['a context', `(shared[1].context._currentValue = 2)`, 2],
  ['a library’s own state', `(shared[1].__OWN.count += 1)`, 1],
  ['React’s own', `(shared[0].default.__INTERNALS.H = 3)`, 3],
  ['a map', `new Map([[1, 2]]).size`, 1],
  ['what a browser lacks', `(Array.prototype.newer = () => 4)()`, 4],
  ['an extension’s part of the window', `(globalThis.fetch = () => 5)()`, 5],
])('%s goes on working', (_what, code, result) => {
  const tab = inTab();
  tab.lock();
  expect(tab.run(code)).toBe(result);
});

test('what an extension froze before, or locks after, breaks nothing', () => {
  const tab = inTab();
  tab.run(`(Object.freeze(Array.prototype), Object.freeze(JSON), Object.freeze(shared[1]), 1)`);
  tab.lock();
  tab.lock();
  expect(tab.run(`[1, 2].map((each) => each * 2).join()`)).toBe('2,4');
});
