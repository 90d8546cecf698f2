export {
  channelSchema,
  channelSchemaUrl,
  emptyChannel,
  findVersion,
  goodPrevious,
  liveSet,
  liveVersion,
  parseChannel,
  versionsOf,
  type ChannelDocument,
  type ChannelVersion,
  type Quarantine,
} from './channel.ts';
export {
  canaryRelease,
  pauseRelease,
  planRollback,
  promoteRelease,
  publishRelease,
  quarantineRelease,
  rollbackRelease,
  type Change,
  type ChangeContext,
  type RollbackPlan,
} from './changes.ts';
export { expiryFailure } from './channelValidity.ts';
export { cohortCount, hasCanary, visitorVersions } from './cohort.ts';
export { rollbackVerdict, type RollbackVerdict } from './compatibility.ts';
export { knownSets, type KnownSet } from './knownSets.ts';
export { openKeyring, type Keyring } from './keys.ts';
export { pinLasts, readPin, signPin, type Pin } from './pin.ts';
export {
  entryPath,
  isName,
  isVersion,
  parseRelease,
  releaseDigest,
  releaseSchema,
  sha384,
  type Release,
  type ReleaseFile,
  type ReleaseModule,
} from './release.ts';
export { failure, success, type Failure, type Result } from './result.ts';
export { setIdOf } from './setId.ts';
export { servingFaults, type ServingFault } from './servingFaults.ts';
export { tendDevelopmentStore } from './sign.ts';
export { signed, type Signature } from './signature.ts';
export { sourceHash } from './sourceHash.ts';
export {
  openStore,
  type LogEntry,
  type ReleaseFailure,
  type ReleaseId,
  type ReleaseStore,
  type StoreFailure,
} from './store.ts';
export {
  canary,
  pause,
  promote,
  publish,
  quarantine,
  rollback,
  type ChannelFailure,
} from './transitions.ts';
export { configuredStore } from './configuredStore.ts';
export { verifyRelease, type ReleaseFault } from './verifyRelease.ts';
export { watchChannel, type WatchFailure, type WatchOptions } from './watchChannel.ts';
