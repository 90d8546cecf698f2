export {
  createSiteStore,
  type RemoteReducers,
  type SiteState,
  type SiteStore,
} from './siteStore.ts';
export {
  createRemoteApi,
  fetchInto,
  type ApiCall,
  type ApiFailure,
  type RemoteApi,
} from './remoteApi.ts';
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
export { createSlice, createSelector, type PayloadAction } from '@reduxjs/toolkit';
