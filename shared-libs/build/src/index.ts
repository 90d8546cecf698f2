export { installedVersion, readApp, releasesDir, repoRoot, type App } from './app.ts';
export { chunkIntegrityOf, integrityOf } from './chunkIntegrityPlugin.ts';
export { PatchesMetPlugin } from './patchesMetPlugin.ts';
export {
  galleryConfig,
  hostConfig,
  remoteConfig,
  shellConfig,
  singleBundleConfig,
  type BuildOptions,
} from './preset.ts';
export { packageOf, sharedModules } from './shared.ts';
