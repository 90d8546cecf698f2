import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, type ModuleItem } from '@swc/core';
import { packageOf } from './shared.ts';

/** The library that keeps what was built has no part in building it. */
const keeping = '@eldorado/releases';

/**
 * The files that code is made of: those given and all that they import, by `import` and `export … from`. Of an installed
 * package only its package.json, since its version says what it holds.
 * @param start absolute paths.
 * @returns absolute paths.
 */
export function codeOf(start: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (/\.m?tsx?$|\.mjs$/.test(file) && !file.split(path.sep).includes('node_modules')) {
      queue.push(...importsOf(file));
    }
  }
  return [...found];
}

function importsOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  });
  return body.flatMap(requestOf).flatMap((request) => {
    if (isBuiltin(request) || packageOf(request) === keeping) return [];
    if (request.startsWith('.')) return [path.resolve(path.dirname(file), request)];
    return resolvePackage(request, file);
  });
}

/** What a statement imports code from; a type is no code. */
function requestOf(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration') return item.typeOnly ? [] : [item.source.value];
  if (item.type === 'ExportAllDeclaration') return [item.source.value];
  if (item.type === 'ExportNamedDeclaration' && item.source) return [item.source.value];
  return [];
}

/** A module of a workspace, or the package.json of an installed package. */
function resolvePackage(request: string, file: string): string[] {
  const require = createRequire(file);
  for (const folder of require.resolve.paths(request) ?? []) {
    const manifest = path.join(folder, packageOf(request), 'package.json');
    if (!existsSync(manifest)) continue;
    const isWorkspace = !realpathSync(manifest).split(path.sep).includes('node_modules');
    return [isWorkspace ? require.resolve(request) : manifest];
  }
  return [];
}
