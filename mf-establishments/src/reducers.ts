import { establishmentsApi } from './establishmentsApi.ts';

export const apis = [establishmentsApi];
