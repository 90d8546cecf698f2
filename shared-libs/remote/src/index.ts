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
} from './declaration/declaration.ts';
export type { RemoteDescriptor } from './declaration/descriptor.ts';
export { pageNotFound, RouteError, unknownMiddleware } from './page/routeError.ts';
export { KeptPartsProvider, useKeptPart, type KeepPart } from './sent/keptPart.tsx';
export { nothingInside } from './sent/sentHtml.tsx';
export { firstInteraction } from './page/firstInteraction.ts';
export { unsavedChanges, useUnsavedChanges } from './page/unsavedChanges.ts';
export { ClockProvider, stillClock, tickingClock, useNow, type PageClock } from './page/clock.ts';
