import { join } from 'node:path';
import { runCommand } from '../../examples/exampleCommand.ts';
import { repoRoot } from '../../repoRoot.ts';
import { remoteFiles } from './remoteFiles.ts';

const template = join(repoRoot, 'shared-libs/build/template');
const made = (dir: string) =>
  remoteFiles({ name: 'mf-lounge', route: '/lounge', dir }, template, repoRoot);

test('a remote in a repository of its own has what that needs, and here nothing of it', async () => {
  const [here, alone] = [await made(join(repoRoot, 'mf-lounge')), await made('/else/mf-lounge')];
  const more = [...alone.keys()].filter((path) => !here.has(path));
  expect(more).toEqual([
    'tsconfig.json',
    '.github/workflows/check.yml',
    '.github/workflows/publish.yml',
    '.github/workflows/serve.yml',
    '.gitignore',
    '.gitlab-ci.yml',
    '.npmrc',
    'journeys/site.spec.ts',
    'playwright.config.ts',
  ]);
  for (const [path, text] of alone) expect(`${path}: ${text}`).not.toMatch(/sample/i);
});

test('what its pipelines call is there', async () => {
  const files = await made('/else/mf-lounge');
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as {
    scripts: Record<string, string>;
  };
  const pipelines = [...files].filter(([path]) => path.endsWith('.yml'));
  const called = pipelines.flatMap(
    ([, text]) => text.replaceAll(' --silent', '').match(/npm (run \w+( -- \w+)?|test)/g) ?? [],
  );
  expect(new Set(called)).toEqual(
    new Set([
      ...['npm run types', 'npm test', 'npm run build', 'npm run release -- check'],
      ...['npm run release -- publish', 'npm run release -- canary'],
      ...['npm run release -- promote', 'npm run release -- rollback', 'npm run journeys'],
      'npm run release -- share',
    ]),
  );
  for (const line of called) {
    const [, script = 'test', command] = /^npm (?:run )?(\w+)(?: -- (\w+))?/.exec(line) ?? [];
    expect(Object.keys(scripts)).toContain(script);
    if (command) expect(await runCommand(command, '--help')).toMatchObject({ code: 0 });
  }
});
