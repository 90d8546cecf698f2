// All of the store but the cache of the API's answers, whose code comes with the first screen that asks the API.
export {
  createSiteStore,
  type RemoteReducers,
  type SiteState,
  type SiteStore,
} from './siteStore.ts';
export { appActions, type AppState } from './slices/app.ts';
export { flightsActions, type FlightsState } from './slices/flights.ts';
export {
  establishmentTypesActions,
  notApplicableTypeId,
  type EstablishmentTypesState,
} from './slices/establishmentTypes.ts';
export { loginFeedbackActions, type LoginFeedbackState } from './slices/loginFeedback.ts';
export type { FlightChanges, LiveFigures } from './events/eventData.ts';
export { everyMinute, useEvents } from './events/useEvents.ts';
export { useSoon } from './events/useSoon.ts';
export { StoreProvider, useSiteDispatch, useSiteSelector } from './react.ts';
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
