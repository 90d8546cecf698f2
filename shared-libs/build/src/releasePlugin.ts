import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { releasesDir, type App } from './app.ts';
import type { Release } from '@eldorado/releases';
import { writeRelease, type BuiltModules } from './writeRelease.ts';

/** What an app's two builds hand over to each other: the release is written when both are done. */
export interface ReleaseParts {
  app: App;
  /** The sides whose present sources are built. */
  done: Set<'client' | 'server'>;
  modules: BuiltModules;
  onRelease?: (release: Release) => Promise<void>;
}

export const releaseParts = (app: App, onRelease?: ReleaseParts['onRelease']): ReleaseParts => ({
  app,
  done: new Set(),
  modules: {},
  ...(onRelease && { onRelease }),
});

/**
 * Ends an app's build: when its browser and server builds are done, their files become an immutable release
 * in the store.
 */
export class ReleasePlugin {
  readonly #parts: ReleaseParts;
  readonly #side: 'client' | 'server';

  constructor(parts: ReleaseParts, side: 'client' | 'server') {
    this.#parts = parts;
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    // A watching build: the other side of the same change may be ready sooner or later.
    compiler.hooks.invalid.tap('ReleasePlugin', () => void this.#parts.done.delete(this.#side));
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const parts = this.#parts;
      if (compilation.errors.length > 0) return;
      if (this.#side === 'client') parts.modules = modulesOf(compilation);
      parts.done.add(this.#side);
      if (parts.done.size < 2) return;
      const app = parts.onRelease ? nextDevelopmentVersion(parts.app) : parts.app;
      const release = await writeRelease(app, parts.modules, releasesDir());
      await parts.onRelease?.(release);
    });
  }
}

/** A published version never changes, so each change while developing is a version of its own. */
function nextDevelopmentVersion(app: App): App {
  return { ...app, version: `${app.version}-dev.${Date.now()}` };
}

/** The files of each named chunk group: exposed modules, screens, widgets, and the shell's entry. */
function modulesOf(compilation: Compilation): BuiltModules {
  const modules: BuiltModules = {};
  for (const [chunkName, group] of compilation.namedChunkGroups) {
    const files = group.getFiles().map((file) => `client/${file}`);
    modules[chunkName.replace(/^(screen|widget)-/, '$1:')] = {
      js: files.filter((file) => file.endsWith('.js') && !file.endsWith('/remoteEntry.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return modules;
}

export const hasSource = (app: App, file: string): boolean => existsSync(path.join(app.dir, file));
