import { createUseMessages } from '@eldorado/i18n';
import type es from './locales/es.ts';

/** Looks up the texts of this remote. */
export const useSampleMessages = createUseMessages<keyof typeof es>('sample');
