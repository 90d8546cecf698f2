import { createUseMessages, type Translate } from '@eldorado/i18n';
import type es from './locales/es.ts';

export type FormMessageKey = keyof typeof es;
export type FormTranslate = Translate<FormMessageKey>;
export const useFormMessages = createUseMessages<FormMessageKey>('forms');
