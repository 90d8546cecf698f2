import { rollbackVerdict } from './compatibility.ts';
import { exampleRelease, exampleShell } from '../examples/exampleRelease.ts';

const shell = exampleShell({ contract: 1, shared: { react: '19.3.1', '@eldorado/ui': '1.4.0' } });

test('the same contract and the same majors are safe', () => {
  expect(rollbackVerdict(exampleRelease(), shell)).toEqual({ safe: true });
});

test('each thing that does not fit is a reason', () => {
  const target = exampleRelease({
    contract: 2,
    shared: { react: '19.2.0', '@eldorado/ui': '2.0.0', '@eldorado/store': '1.0.0' },
  });
  expect(rollbackVerdict(target, shell)).toEqual({
    safe: false,
    reasons: [
      'mf-flights 1.0.0 has contract 2, the live site has 1',
      'mf-flights 1.0.0 was built with react 19.2.0, shell 1.0.0 shares 19.3.1',
      'mf-flights 1.0.0 was built with @eldorado/ui 2.0.0, shell 1.0.0 shares 1.4.0',
      'mf-flights 1.0.0 needs @eldorado/store 1.0.0, which shell 1.0.0 does not share',
    ],
  });
});

test('an older minor of a shared module is safe, a newer one may use what the shell has not', () => {
  const older = exampleRelease({ shared: { '@eldorado/ui': '1.3.2' } });
  expect(rollbackVerdict(older, shell)).toEqual({ safe: true });
  const newer = exampleRelease({ shared: { '@eldorado/ui': '1.5.0' } });
  expect(rollbackVerdict(newer, shell)).toEqual({
    safe: false,
    reasons: ['mf-flights 1.0.0 was built with @eldorado/ui 1.5.0, shell 1.0.0 shares 1.4.0'],
  });
});

test('another patch of React is safe', () => {
  const target = exampleRelease({ shared: { react: '19.3.0' } });
  expect(rollbackVerdict(target, shell)).toEqual({ safe: true });
});

test('when the shell names no contract, the live release of the remote stands in for it', () => {
  const silent = exampleShell();
  expect(rollbackVerdict(exampleRelease(), silent).safe).toBe(false);
  expect(rollbackVerdict(exampleRelease(), silent, exampleRelease({ version: '1.1.0' }))).toEqual({
    safe: true,
  });
  expect(rollbackVerdict(exampleRelease(), silent, exampleRelease({ contract: 2 })).safe).toBe(
    false,
  );
});
