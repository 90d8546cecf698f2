import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the traveller last looked for, so that the home page's search box and the boards agree. */
export interface FlightsState {
  direction: 'arrivals' | 'departures';
  query: string;
}

const initialState: FlightsState = { direction: 'departures', query: '' };

export const flightsSlice = createSlice({
  name: 'flights',
  initialState,
  reducers: {
    searched(_state, action: PayloadAction<FlightsState>) {
      return action.payload;
    },
  },
});

export const flightsActions = flightsSlice.actions;
