export {
  contractVersion,
  defineRemote,
  headerBackgrounds,
  menuGroups,
  type ContentMeta,
  type HeaderBackground,
  type LoadContext,
  type MenuGroup,
  type Middleware,
  type PageDeclaration,
  type QueryRule,
  type RemoteDefinition,
  type ScreenModule,
  type WidgetModule,
  type WidgetProps,
  type ScreenProps,
} from './declaration.ts';
export { describeRemote, remoteFaults, type RemoteDescriptor } from './descriptor.ts';
export { pageNotFound, RouteError, unknownMiddleware } from './routeError.ts';
export { firstInteraction } from './firstInteraction.ts';
export { unsavedChanges, useUnsavedChanges } from './unsavedChanges.ts';
export { ClockProvider, stillClock, tickingClock, useNow, type PageClock } from './clock.ts';
