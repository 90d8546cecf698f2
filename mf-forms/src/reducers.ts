import { formsApi } from './formsApi.ts';

export const apis = [formsApi];
