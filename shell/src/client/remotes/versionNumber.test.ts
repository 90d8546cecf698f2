import { versionNumber } from './versionNumber.ts';

const entry = (version: string) => ({ version, entry: '', integrity: '' });
const site = {
  version: '9.0.0',
  remotes: {
    'mf-flights': { ...entry('2.1.0'), fallback: entry('2.0.0') },
    'mf-taxi': entry('1.0.0'),
  },
};

test('a remote’s live version and the one before it have their numbers', () => {
  expect(versionNumber(site, 'mf-flights', 'live')).toBe('2.1.0');
  expect(versionNumber(site, 'mf-flights', 'fallback')).toBe('2.0.0');
});

test('the shell’s own pages are of the shell’s version', () => {
  expect(versionNumber(site, 'shell', 'live')).toBe('9.0.0');
});
