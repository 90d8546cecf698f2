import { existsSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { workspaces } from '../image/manifests.mjs';
import { copies, instructions, manifestFolders, only, stages } from './dockerfile.ts';
import { readText } from './files.ts';

test('everything that is copied is there, and nothing of it is a remote or of git', () => {
  const sources = copies.flatMap((copy) => copy.sources);
  expect(sources.filter((source) => !existsSync(path.join(repoRoot, source)))).toEqual([]);
  expect(sources.filter((source) => /^mf-|^e2e|^docs/.test(source))).toEqual([]);
  // Neither the whole checkout nor what git keeps in it, of which a build is told nothing anyway.
  expect(sources.filter((source) => /^\.{0,2}\/?$|(^|\/)\.git/.test(source))).toEqual([]);
  expect(readText('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '**/*.test.ts', '**/*.test.tsx']),
  );
  // Of the shell only what the gateway imports.
  expect(sources.filter((source) => source.startsWith('shell/'))).toEqual([
    'shell/src/contract.ts',
    'shell/src/site',
  ]);
});

test('what is installed goes by the manifests of the workspaces that the image has', () => {
  expect([...manifestFolders].sort()).toEqual([...workspaces].sort());
});

test('the image runs as a user without rights, says how it is and takes signals', () => {
  expect(only('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(only('HEALTHCHECK')).toContain('deploy/image/healthcheck.mjs');
  expect(only('STOPSIGNAL')).toBe('SIGTERM');
  // As lists: a shell between would keep the signals to itself.
  for (const keyword of ['ENTRYPOINT', 'CMD']) expect(only(keyword)).toMatch(/^\[".*"\]$/);
});

test('it is built from pinned images, in stages, without what a linter of Dockerfiles warns of', () => {
  expect(stages.length).toBeGreaterThan(1);
  for (const [from] of stages)
    expect(from?.getArgumentsContent()).toMatch(/^node:\$\{NODE_VERSION\}-[\w-]+slim/);
  expect(readText('Dockerfile')).toMatch(/^ARG NODE_VERSION=\d+\.\d+$/m);
  const keywords = new Set(instructions.map((each) => each.getKeyword()));
  expect([...keywords].filter((each) => ['ADD', 'MAINTAINER', 'SHELL'].includes(each))).toEqual([]);
  const runs = instructions.filter((each) => each.getKeyword() === 'RUN');
  for (const each of runs) {
    const command = each.getArgumentsContent() ?? '';
    if (!command.includes('apt-get install')) continue;
    expect(command).toContain('--no-install-recommends');
    expect(command).toContain('rm -rf /var/lib/apt/lists');
  }
  // A secret in a layer stays there.
  expect(readText('Dockerfile')).not.toMatch(/(PASSWORD|TOKEN|SECRET|_KEY)=/);
});
