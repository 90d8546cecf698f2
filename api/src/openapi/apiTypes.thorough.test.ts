import { spawnSync } from 'node:child_process';

jest.setTimeout(120_000);

test('the types of the client are what is made of the document', () => {
  const script = new URL('../../tools/types.ts', import.meta.url).pathname;
  const register = new URL('../../../shared-libs/build/register.mjs', import.meta.url).pathname;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', register, script, '--check'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
