import { createUseMessages } from '@eldorado/i18n';
import type es from './locales/es.ts';

export const useServiceMessages = createUseMessages<keyof typeof es>('services');
