export { asSent, isAsSent, withoutSent } from '../sent/asSent.ts';
export { toErrorView, type ErrorView } from './errorView.ts';
export { loadContext, pageRoutes, type PageHandle, type RouteHost } from './pageRoutes.tsx';
export {
  createRemoteRegistry,
  ownId,
  type FetchRemote,
  type LoadOutcome,
  type ReadyScreen,
  type RemoteRegistry,
  type RemoteVersion,
  type RuntimePage,
} from './remoteRegistry.ts';
