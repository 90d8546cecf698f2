import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ownerOf } from '../../check/routes/routes.ts';
import { joinWorkspace } from '../scaffold/joinWorkspace.ts';
import { commonOptions, WrongUsage, type Command } from '../command.ts';
import { print, printJson, refuse } from '../output.ts';
import { repoRoot } from '../../repoRoot.ts';

const template = join(repoRoot, 'shared-libs/build/template');

export const create: Command = {
  arguments: ['<remote>'],
  summary: 'make the folder of a new remote that runs, renders and passes its tests',
  help: `Makes a remote mf-<name>, a to z: one screen in four languages, examples for its harness, and tests of the browser's
and the server's page. Refused when the folder exists or the route belongs to another remote.`,
  options: {
    route: { value: '<path>', help: 'path of its first page, without language (default: /<name>)' },
    in: {
      value: '<folder>',
      help: 'where to make it (default: this repository); elsewhere it uses the packages',
    },
    'dry-run': { help: 'only say what would be made' },
    json: commonOptions.json,
  },

  async run({ argument, text, flag, json }) {
    const name = argument('remote');
    if (!/^mf-[a-z]+$/.test(name)) {
      throw new WrongUsage(`${name} must be mf- and a word of a to z, as mf-parking.`);
    }
    const route = text('route') ?? `/${name.slice('mf-'.length)}`;
    if (!/^(\/[a-z0-9-]+)+$/.test(route)) {
      throw new WrongUsage(`${route} must be a path of a-z, 0-9 and -, as /parqueo.`);
    }
    if (!existsSync(template)) {
      const sentence =
        'A remote is made in the repository of the site, also one that shall have its own: npm run release -- new mf-lounge --in ../lounge.';
      return refuse({ kind: 'no-template', sentence }, json);
    }
    const parent = resolve(text('in') ?? repoRoot);
    const dir = join(parent, name);
    if (existsSync(dir)) {
      return refuse({ kind: 'exists', sentence: `${dir} exists. Choose another name.` }, json);
    }
    // Read with half of all the modules of the commands, and by none of the others.
    const { declaredPages } = await import('../scaffold/declaredPages.ts');
    const { remoteFiles } = await import('../scaffold/remoteFiles.ts');
    const owner = ownerOf(route, declaredPages(repoRoot));
    if (owner) {
      const sentence = `${route} belongs to ${owner.name} (${owner.path}). Choose another with --route.`;
      return refuse({ kind: 'route-taken', sentence }, json);
    }
    const files = await remoteFiles({ name, route, dir }, template, repoRoot);
    const made = [...files.keys()];
    const joined = parent === repoRoot ? ['package-lock.json'] : [];
    if (!flag('dry-run')) {
      for (const [path, content] of files) {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), content, { flag: 'wx' });
      }
      if (parent === repoRoot) await joinWorkspace(repoRoot, name);
    }
    const next = nextCommands(name, dir, parent === repoRoot);
    const dryRun = flag('dry-run');
    if (json) return printJson({ ok: true, name, route, dir, made, changed: joined, next, dryRun });
    return print(
      [
        dryRun ? `${name} would be made in ${dir}:` : `${name} is made in ${dir}:`,
        ...made.map((path) => `  ${path}`),
        ...joined.map((path) => `  and it is known in ${path}`),
        '',
        'Next:',
        ...next.map((command) => `  ${command}`),
      ].join('\n'),
    );
  },
};

/** Run it, test it, build it. */
function nextCommands(name: string, dir: string, here: boolean): string[] {
  if (here) return [`npm run dev -w ${name}`, `npx jest ${name}`, `npm run build -w ${name}`];
  const folder = relative(process.cwd(), dir) || '.';
  return [`cd ${folder} && npm install`, 'npm run dev', 'npm test'];
}
