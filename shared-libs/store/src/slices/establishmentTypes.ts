import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** spec.md section 3: the id of 'establishment type not applicable' is fixed. */
export const notApplicableTypeId = 1;

/** Business type ids keyed by keyword (restaurants, establishments, airlines, …), as the API gives them. */
export interface EstablishmentTypesState {
  ids: Readonly<Record<string, number>>;
}

const initialState: EstablishmentTypesState = { ids: { 'not-applicable': notApplicableTypeId } };

export const establishmentTypesSlice = createSlice({
  name: 'establishmentTypes',
  initialState,
  reducers: {
    typesRead(state, action: PayloadAction<Readonly<Record<string, number>>>) {
      state.ids = { ...initialState.ids, ...action.payload };
    },
  },
});

export const establishmentTypesActions = establishmentTypesSlice.actions;
