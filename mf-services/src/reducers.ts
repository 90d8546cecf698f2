import { servicesApi } from './servicesApi.ts';

export const apis = [servicesApi];
