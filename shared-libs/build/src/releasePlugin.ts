import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { releasesDir, type App } from './app.ts';
import type { Release } from '@eldorado/releases';
import { readsOf, sourcesOf, type SideReads } from './readSources.ts';
import { writeRelease, type BuiltModules } from './writeRelease.ts';

type Side = 'client' | 'server' | 'early';

/** What an app's builds hand over to each other: the release is written when all are done. */
export interface ReleaseParts {
  app: App;
  /** The sides whose present sources are built. */
  done: Set<Side>;
  sides: number;
  modules: BuiltModules;
  /** What each side's latest build read. */
  reads: Map<Side, SideReads>;
  onRelease?: (release: Release) => Promise<void>;
}

export const releaseParts = (app: App, onRelease?: ReleaseParts['onRelease']): ReleaseParts => ({
  app,
  done: new Set(),
  sides: earlyScripts(app).length > 0 ? 3 : 2,
  modules: {},
  reads: new Map(),
  ...(onRelease && { onRelease }),
});

/**
 * Ends an app's build: when its browser and server builds, and that of its early scripts, are done, their files become
 * an immutable release in the store.
 */
export class ReleasePlugin {
  readonly #parts: ReleaseParts;
  readonly #side: Side;

  constructor(parts: ReleaseParts, side: Side) {
    this.#parts = parts;
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    // A watching build: the other side of the same change may be ready sooner or later.
    compiler.hooks.invalid.tap('ReleasePlugin', () => void this.#parts.done.delete(this.#side));
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const parts = this.#parts;
      if (compilation.errors.length > 0) return;
      if (this.#side !== 'server') {
        const isEarly = this.#side === 'early';
        const groups = isEarly ? compilation.entrypoints : compilation.namedChunkGroups;
        parts.modules = { ...parts.modules, ...modulesOf(groups) };
      }
      parts.reads.set(this.#side, readsOf(compilation));
      parts.done.add(this.#side);
      if (parts.done.size < parts.sides) return;
      const app = parts.onRelease ? nextDevelopmentVersion(parts.app) : parts.app;
      const release = await writeRelease(
        app,
        parts.modules,
        sourcesOf(app, [...parts.reads.values()]),
        releasesDir(),
      );
      await parts.onRelease?.(release);
    });
  }
}

/** A published version never changes, so each change while developing is a version of its own. */
function nextDevelopmentVersion(app: App): App {
  return { ...app, version: `${app.version}-dev.${Date.now()}` };
}

const sentByServer = new Set(['article', 'feedback']);

/** The files of named chunk groups: exposed modules, screens, widgets, the shell's entry; of early scripts they alone. */
function modulesOf(named: Compilation['namedChunkGroups']): BuiltModules {
  const modules: BuiltModules = {};
  for (const [chunkName, group] of named) {
    const filesOf = (kind: string, ...groups: { getFiles(): string[] }[]) =>
      groups
        .flatMap((one) => one.getFiles())
        .filter((file) => file.endsWith(kind))
        .map((file) => `client/${file}`);
    // The server renders what a browser fetches the code of later (LazyArticle, LazyFeedback).
    const later = group.getChildren().filter(({ name }) => sentByServer.has(name ?? ''));
    modules[chunkName.replace(/^(screen|widget|early)-/, '$1:')] = {
      js: filesOf('.js', group).filter((file) => !file.endsWith('/remoteEntry.js')),
      css: [...new Set(filesOf('.css', group, ...later))],
    };
  }
  return modules;
}

/** Names of the early scripts in `src/early`. */
export function earlyScripts(app: App): string[] {
  const dir = path.join(app.dir, 'src/early');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'));
}

export const hasSource = (app: App, file: string): boolean => existsSync(path.join(app.dir, file));
