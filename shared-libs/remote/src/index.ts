export {
  contractVersion,
  defineRemote,
  headerBackgrounds,
  menuGroups,
  type ContentMeta,
  type HeaderBackground,
  type LayoutDeclaration,
  type LayoutLink,
  type LayoutText,
  type LoadContext,
  type MenuGroup,
  type Middleware,
  type PageDeclaration,
  type PageForm,
  type QueryRule,
  type RemoteDefinition,
  type ScreenModule,
  type SentForm,
  type WidgetModule,
  type WidgetProps,
  type ScreenProps,
} from './declaration.ts';
export type { RemoteDescriptor } from './descriptor.ts';
export { pageNotFound, RouteError, unknownMiddleware } from './routeError.ts';
export { KeptPartsProvider, useKeptPart, type KeepPart } from './keptPart.tsx';
export { nothingInside } from './sentHtml.tsx';
export { firstInteraction } from './firstInteraction.ts';
export { unsavedChanges, useUnsavedChanges } from './unsavedChanges.ts';
export { ClockProvider, stillClock, tickingClock, useNow, type PageClock } from './clock.ts';
