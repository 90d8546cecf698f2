import { createUseMessages } from '@eldorado/i18n';
import type es from './locales/es.ts';

export const useCorporateMessages = createUseMessages<keyof typeof es>('corporate');
