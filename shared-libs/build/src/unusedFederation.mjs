// Stands in for two modules of the federation runtime that this site never runs: the reader of remotes'
// manifests (a page names its remotes' files itself) and the preloader (the document's head preloads).
// 2.3 KB of every page of a remote.

export class SnapshotHandler {
  hooks = { applyPlugin() {}, lifecycle: {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

function notBuiltIn() {
  throw new Error('This site is built without preloadRemote');
}

export {
  notBuiltIn as defaultPreloadArgs,
  notBuiltIn as formatPreloadArgs,
  notBuiltIn as normalizePreloadExposes,
  notBuiltIn as preloadAssets,
};
