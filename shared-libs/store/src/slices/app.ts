import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '@eldorado/http/api-types';

export type AirportState = components['schemas']['AirportNow'];

export interface AppState {
  /** Whether the browser has a network. */
  online: boolean;
  /** Calls and page loads under way; the loading bar shows while it is not 0. */
  pending: number;
  /** Whether the last call failed, so that the bar ends red. */
  failed: boolean;
  /** Open or closed, with the message and the weather; null when the API did not answer. */
  airport: AirportState | null;
  /** Remotes that did not load in this tab, by name; their pages show what the server sent. */
  brokenRemotes: readonly string[];
}

const initialState: AppState = {
  online: true,
  pending: 0,
  failed: false,
  airport: null,
  brokenRemotes: [],
};

export const appSlice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    connectivityChanged(state, action: PayloadAction<boolean>) {
      state.online = action.payload;
    },
    activityChanged(state, { payload }: PayloadAction<{ change: 1 | -1; failed: boolean }>) {
      if (state.pending === 0 && payload.change === 1) state.failed = false;
      state.pending = Math.max(0, state.pending + payload.change);
      if (payload.failed) state.failed = true;
    },
    airportRead(state, action: PayloadAction<AirportState | null>) {
      state.airport = action.payload;
    },
    remoteBroke(state, action: PayloadAction<string>) {
      if (!state.brokenRemotes.includes(action.payload)) {
        state.brokenRemotes = [...state.brokenRemotes, action.payload];
      }
    },
    remoteRecovered(state, action: PayloadAction<string>) {
      state.brokenRemotes = state.brokenRemotes.filter((name) => name !== action.payload);
    },
  },
});

export const appActions = appSlice.actions;
