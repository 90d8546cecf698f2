import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The e-mail address the traveller gave in this tab, offered again by the next form; never stored. */
export interface LoginFeedbackState {
  email: string | null;
}

const initialState: LoginFeedbackState = { email: null };

export const loginFeedbackSlice = createSlice({
  name: 'loginFeedback',
  initialState,
  reducers: {
    emailGiven(state, action: PayloadAction<string>) {
      state.email = action.payload;
    },
  },
});

export const loginFeedbackActions = loginFeedbackSlice.actions;
