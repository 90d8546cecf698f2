import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { releasesDir, type App } from './app.ts';
import type { Release } from '@eldorado/releases';
import { writeRelease, type BuiltModules } from './writeRelease.ts';

/** What an app's two builds hand over to each other: the release is written when both are done. */
export interface ReleaseParts {
  app: App;
  done: Set<'client' | 'server'>;
  modules: BuiltModules;
  failed: boolean;
  onRelease?: (release: Release) => Promise<void>;
}

export const releaseParts = (app: App, onRelease?: ReleaseParts['onRelease']): ReleaseParts => ({
  app,
  done: new Set(),
  modules: {},
  failed: false,
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
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const parts = this.#parts;
      parts.failed = compilation.errors.length > 0;
      if (this.#side === 'client') parts.modules = modulesOf(compilation);
      parts.done.add(this.#side);
      // A watching build does only the side that changed again; its other side is as it was.
      if (parts.done.size < 2 || parts.failed) return;
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

/** The files of each named chunk group: exposed modules, screens, and the shell's entry. */
function modulesOf(compilation: Compilation): BuiltModules {
  const modules: BuiltModules = {};
  for (const [chunkName, group] of compilation.namedChunkGroups) {
    const files = group.getFiles().map((file) => `client/${file}`);
    modules[chunkName.replace(/^screen-/, 'screen:')] = {
      js: files.filter((file) => file.endsWith('.js') && !file.endsWith('/remoteEntry.js')),
      css: files.filter((file) => file.endsWith('.css')),
    };
  }
  return modules;
}

export const hasSource = (app: App, file: string): boolean => existsSync(path.join(app.dir, file));
