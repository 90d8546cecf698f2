import path from 'node:path';
import webpack from 'webpack';
import { galleryConfig } from '@eldorado/build';

const uiDir = path.resolve(import.meta.dirname, '..');

/** With React's development build, so that what it complains of is seen. */
const compiler = (output: string) =>
  webpack(
    galleryConfig(
      uiDir,
      { browser: './gallery/browser.tsx', server: './gallery/server.tsx' },
      output,
      { development: true },
    ),
  );

/**
 * Builds the gallery once.
 * @param output folder of the build.
 * @throws with the compiler's errors.
 */
export async function buildGallery(output: string): Promise<void> {
  const once = compiler(output);
  await new Promise<void>((resolve, reject) => {
    once.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else once.close(() => resolve());
    });
  });
}

/**
 * Builds the gallery at each change.
 * @param onBuild called with each build that has no errors, by its hash.
 */
export function watchGallery(output: string, onBuild: (hash: string) => void): void {
  compiler(output).watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error ?? stats?.hasErrors()) {
      process.stderr.write(`${error?.message ?? stats?.toString('errors-only') ?? ''}\n`);
    } else if (stats) onBuild(stats.hash);
  });
}
