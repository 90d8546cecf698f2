export { installedVersion, readApp, repoRoot, type App } from './app.ts';
export { integrityOf } from './chunkIntegrityPlugin.ts';
export {
  hostConfig,
  remoteConfig,
  shellConfig,
  singleBundleConfig,
  type BuildOptions,
} from './preset.ts';
export { releasesDir } from './releasePlugin.ts';
export { packageOf, sharedModules } from './shared.ts';
export { sourceHash } from './sourceHash.ts';
