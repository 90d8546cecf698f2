import { createUseMessages } from '@eldorado/i18n';
import type es from './locales/es.ts';

export const usePageMessages = createUseMessages<keyof typeof es>('pages');
