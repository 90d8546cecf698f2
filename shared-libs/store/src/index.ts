export * from './state.ts';
export {
  createRemoteApi,
  fetchInto,
  type ApiCall,
  type ApiFailure,
  type RemoteApi,
} from './remoteApi.ts';
export { createSelector } from '@reduxjs/toolkit';
