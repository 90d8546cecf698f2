import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { copies, manifestFolders } from './dockerfile.ts';
import { deployDir } from './files.ts';
import { run } from './programs.ts';

interface Lock {
  packages: Record<string, { link?: boolean; resolved?: string; optional?: boolean }>;
}

/**
 * Lays out in a folder what the image's /site holds: the packages that its manifests lock, out of this repository's
 * node_modules, the files that the Dockerfile copies, and the one that it makes of them. Where there is no Docker it is as near as one gets to a build.
 */
export function assembleImage(target: string): void {
  for (const folder of ['.', ...manifestFolders])
    copyFile(path.join(folder, 'package.json'), target);
  copyFile('package-lock.json', target);
  run(process.execPath, [path.join(deployDir, 'image/manifests.mjs'), target]);
  const flags = [
    '--package-lock-only',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  run('npm', ['install', ...flags, '--offline'], { cwd: target });
  const lock = JSON.parse(readFileSync(path.join(target, 'package-lock.json'), 'utf8')) as Lock;
  for (const [folder, { link, resolved }] of Object.entries(lock.packages)) {
    if (!folder.includes('node_modules/')) continue;
    const place = path.join(target, folder);
    mkdirSync(path.dirname(place), { recursive: true });
    if (link && resolved)
      symlinkSync(path.relative(path.dirname(place), path.join(target, resolved)), place);
    else copyPackage(path.join(repoRoot, folder), place);
  }
  for (const { sources, target: to } of copies) {
    for (const source of sources) {
      const from = path.join(repoRoot, source);
      // As COPY does: a folder's content goes into the target, a file under its name into one that ends in `/`.
      const place =
        to.endsWith('/') && statSync(from).isFile() ? path.join(to, path.basename(source)) : to;
      cpSync(from, path.join(target, place), {
        recursive: true,
        filter: (file) => !/\.test\.tsx?$/.test(file),
      });
    }
  }
  const make = ['--import', '@eldorado/build/register', 'gateway/src/start/makeProgram.ts'];
  run(process.execPath, make, { cwd: target });
}

function copyFile(file: string, target: string): void {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  cpSync(path.join(repoRoot, file), path.join(target, file));
}

/** Copies a package without those that lie in it, which the lock lists by themselves. Packages of other platforms are nowhere. */
function copyPackage(from: string, place: string): void {
  if (!statSync(from, { throwIfNoEntry: false })) return;
  mkdirSync(place, { recursive: true });
  const entries = readdirSync(from).filter((name) => name !== 'node_modules');
  if (entries.length === 0) return;
  const paths = entries.map((name) => path.join(from, name));
  try {
    // Names of the same files: 200 MB need not be written.
    run('cp', ['-al', ...paths, place]);
  } catch {
    rmSync(place, { recursive: true });
    mkdirSync(place, { recursive: true });
    run('cp', ['-a', ...paths, place]);
  }
}
