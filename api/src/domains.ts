import type { Domain } from './domain.ts';
import * as list from './domainList.ts';

/** The API: all domains, in the order in which its document lists what they answer. */
export const domains: readonly Domain[] = Object.values(list);
