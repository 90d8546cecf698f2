import type { components } from '@eldorado/http/api-types';
import { createSlice, type PayloadAction, type SiteState } from '@eldorado/store';

export interface TaxiUser {
  name: string | null;
  phone: string;
  phoneCountryCode: string;
}

export const parseUser = ({ user }: Pick<components['schemas']['TaxiMe'], 'user'>): TaxiUser => ({
  name: user.name,
  phone: user.phone,
  phoneCountryCode: user.phone_country_code,
});

export interface TaxiSessionState {
  /** Whether the browser's token has been looked at; the server never knows it. */
  known: boolean;
  loggedIn: boolean;
  user: TaxiUser | null;
}

const initialState: TaxiSessionState = { known: false, loggedIn: false, user: null };

/** Who is signed in to the taxi service (spec.md section 4, taxi session). */
export const taxiSessionSlice = createSlice({
  name: 'taxiSession',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<TaxiUser>) => ({
      known: true,
      loggedIn: true,
      user: payload,
    }),
    signedOut: () => ({ known: true, loggedIn: false, user: null }),
  },
});

export const taxiSessionActions = taxiSessionSlice.actions;

export const selectTaxiSession = (state: SiteState): TaxiSessionState =>
  (state[taxiSessionSlice.reducerPath] as TaxiSessionState | undefined) ?? initialState;

/** Country code and number, as one dials it. */
export const userPhone = ({ phone, phoneCountryCode }: TaxiUser): string =>
  `+${phoneCountryCode.replace(/^\+/, '')} ${phone}`;

/** The user's name, or country code and phone when it is absent (spec.md section 3). */
export const userName = (user: TaxiUser): string => user.name?.trim() || userPhone(user);
