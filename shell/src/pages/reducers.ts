import { homeApi } from './home/homeApi.ts';

export const apis = [homeApi];
