import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinWorkspace } from './joinWorkspace.ts';

const root = join(import.meta.dirname, '../../../../..');

test('the lockfile gains its two entries where npm would write them, and nothing else changes', async () => {
  const repo = await mkdtemp(join(tmpdir(), 'workspace-'));
  const lockOf = async () =>
    (JSON.parse(await readFile(join(repo, 'package-lock.json'), 'utf8')) as { packages: object })
      .packages;
  try {
    await writeFile(
      join(repo, 'package-lock.json'),
      await readFile(join(root, 'package-lock.json')),
    );
    const before = Object.entries(await lockOf());
    await mkdir(join(repo, 'mf-lounge'));
    await mkdir(join(repo, 'node_modules'));
    const dependencies = { react: '19.3.1' };
    await writeFile(
      join(repo, 'mf-lounge/package.json'),
      JSON.stringify({ name: 'mf-lounge', version: '1.0.0', dependencies }),
    );
    await joinWorkspace(repo, 'mf-lounge');
    await joinWorkspace(repo, 'mf-lounge');
    const after = Object.entries(await lockOf());
    expect(after.filter(([key]) => !key.endsWith('mf-lounge'))).toEqual(before);
    const keys = after.map(([key]) => key);
    expect(keys[keys.indexOf('mf-lounge') - 1]).toBe('mf-forms');
    expect(keys[keys.indexOf('node_modules/mf-lounge') - 1]).toBe('node_modules/mf-forms');
    expect(Object.fromEntries(after)).toMatchObject({
      'mf-lounge': { version: '1.0.0', dependencies },
      'node_modules/mf-lounge': { resolved: 'mf-lounge', link: true },
    });
    expect(await readlink(join(repo, 'node_modules/mf-lounge'))).toBe('../mf-lounge');
  } finally {
    await rm(repo, { recursive: true });
  }
});
