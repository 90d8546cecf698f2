import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { boundaryFault, type Workspace } from './boundaryRules.ts';

const requests =
  /(?:from|import|require|requireActual|mock)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)*['"]([^'"\s]+)['"]/g;
const passedOver = new Set(['node_modules', 'dist']);

/**
 * Reads every import of a repository.
 * @param root the repository's folder.
 * @returns one line a fault, `file: what is wrong; how to put it right`; none when the boundaries hold.
 */
export function boundaryFaults(root: string): string[] {
  const workspaces = readWorkspaces(root);
  return [...workspaces].flatMap(([from, { dir }]) =>
    [...sources(path.join(root, dir))].flatMap((found) => {
      const file = path.relative(root, found).replaceAll(path.sep, '/');
      const faults = [...readFileSync(found, 'utf8').matchAll(requests)].map(([, request = '']) =>
        boundaryFault({ from, file, request }, workspaces),
      );
      return faults.filter((fault) => fault !== null).map((fault) => `${file}: ${fault}`);
    }),
  );
}

/** By name: every folder of the root and of shared-libs that has a package.json. */
function readWorkspaces(root: string): Map<string, Workspace> {
  const dirs = [
    ...folders(root),
    ...folders(path.join(root, 'shared-libs')).map((name) => `shared-libs/${name}`),
  ].filter((dir) => existsSync(path.join(root, dir, 'package.json')));
  return new Map(
    dirs.map((dir) => {
      const text = readFileSync(path.join(root, dir, 'package.json'), 'utf8');
      const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: object };
      return [name, { dir, doors: Object.keys(exports) }];
    }),
  );
}

function folders(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !passedOver.has(name));
}

function* sources(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (!entry.isDirectory()) {
      if (/\.([cm]?js|tsx?)$/.test(entry.name)) yield file;
    } else if (!passedOver.has(entry.name)) yield* sources(file);
  }
}
