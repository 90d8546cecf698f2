export {
  findVersion,
  goodPrevious,
  liveSet,
  liveVersion,
  versionsOf,
  waysBack,
} from './channel/channel.ts';
export {
  channelSchema,
  channelSchemaUrl,
  emptyChannel,
  parseChannel,
  type ChannelDocument,
  outOfServiceBy,
  type ChannelVersion,
  type Goodness,
  type OutOfService,
} from './channel/document.ts';
export {
  canaryRelease,
  canarySet,
  pauseRelease,
  planRollback,
  promoteRelease,
  promoteSet,
  proveRelease,
  publishRelease,
  quarantineRelease,
  raiseCanary,
  retireRelease,
  rollbackRelease,
} from './changes/changes.ts';
export {
  approvalToken,
  commandToken,
  createCallers,
  type Callers,
  type ProofFailure,
} from './rights/callers.ts';
export { readRights, readTeamKey } from './rights/rights.ts';
export { commandsPath } from './commands/site/askSite.ts';
export { runOnSite } from './commands/site/runOnSite.ts';
export { standingWith } from './channel/sets.ts';
export { canaryOf } from './channel/steps.ts';
export { endedCanary, type Change, type ChangeContext } from './changes/change.ts';
export type { RollbackPlan } from './changes/plan.ts';
export { keptDocuments } from './changes/keptDocuments.ts';
export { restoreDocument, type Restoring } from './changes/restore.ts';
export { expiryFailure } from './channel/channelValidity.ts';
export { canarySets, hasCanary, visitorVersions } from './channel/cohort.ts';
export { cohortCount } from './channel/shares.ts';
export { rollbackVerdict, type RollbackVerdict } from './check/compatibility.ts';
export { knownSets, type KnownSet } from './changes/knownSets.ts';
export { openKeyring, type Keyring } from './signature/keys.ts';
export { pinLasts, readPin, signPins, type Pin } from './channel/pin.ts';
export {
  entryPath,
  idOf,
  isName,
  isVersion,
  parseRelease,
  releaseDigest,
  releaseSchema,
  sha384,
  type Release,
  type ReleaseFile,
  type ReleaseId,
  type ReleaseModule,
} from './release/release.ts';
export { failure, success, type Failure, type Result } from './result.ts';
export { setIdOf } from './channel/setId.ts';
export {
  createServingChecks,
  type ServingChecks,
  type ServingFault,
} from './check/servingFaults.ts';
export { renewDevelopmentStore } from './changes/sign.ts';
export { signed, type Signature } from './signature/signature.ts';
export { sourceHash, type Sources } from './release/sources.ts';
export { openStore } from './store/folder/folderStore.ts';
export type { LogEntry, ReleaseFailure, ReleaseStore, StoreFailure } from './store/store.ts';
export { prove, quarantine, retire } from './channel/service.ts';
export type { ChannelFailure } from './channel/steps.ts';
export { canary, pause, promote, publish, rollback } from './channel/transitions.ts';
export { versionOfSources } from './store/versionOfSources.ts';
export { goodDocument, type GoodDocument } from './store/goodDocument.ts';
export { configuredStore } from './store/configuredStore.ts';
export { verifyRelease, type ReleaseFault } from './check/verifyRelease.ts';
export { watchChannel, type WatchFailure, type WatchOptions } from './store/watchChannel.ts';
