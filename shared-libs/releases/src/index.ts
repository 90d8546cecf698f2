export {
  channelSchema,
  channelSchemaUrl,
  emptyChannel,
  findVersion,
  liveSet,
  liveVersion,
  parseChannel,
  promote,
  publish,
  rollback,
  versionsOf,
  type ChannelDocument,
  type ChannelFailure,
  type ChannelVersion,
} from './channel.ts';
export { rollbackVerdict, type RollbackVerdict } from './compatibility.ts';
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
export {
  openStore,
  type LogEntry,
  type ReleaseId,
  type ReleaseStore,
  type StoreFailure,
} from './store.ts';
export { verifyRelease, type ReleaseFault } from './verifyRelease.ts';
export { watchChannel, type WatchFailure, type WatchOptions } from './watchChannel.ts';
