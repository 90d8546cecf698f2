import { taxiSessionSlice } from './session/taxiSessionSlice.ts';
import { taxiApi } from './taxiApi.ts';

export const slices = [taxiSessionSlice];
export const apis = [taxiApi];
