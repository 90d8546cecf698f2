import { installedVersion, repoRoot } from './app.ts';
import { packageOf, sharedModules } from './shared.ts';

test('a request belongs to its package, scoped or not', () => {
  expect(packageOf('react')).toBe('react');
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@eldorado/remote')).toBe('@eldorado/remote');
  expect(packageOf('@eldorado/remote/routing')).toBe('@eldorado/remote');
});

test('of the libraries only React is shared raw; the others come through a facade', () => {
  const packages = new Set(sharedModules.map(packageOf));
  const raw = [...packages].filter((name) => !name.startsWith('@eldorado/'));
  expect(raw).toEqual(['react', 'react-dom']);
});

test('each shared module is listed once and its package is installed', () => {
  expect(new Set(sharedModules).size).toBe(sharedModules.length);
  for (const request of sharedModules) {
    expect(installedVersion(packageOf(request), repoRoot)).toMatch(/^\d+\.\d+\.\d+/);
  }
});

test('a package that is missing is named, with what to do', () => {
  expect(() => installedVersion('no-such-package', repoRoot)).toThrow(
    /^no-such-package is not installed .* run npm ci$/,
  );
});
