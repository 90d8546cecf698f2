export { locales, localisePath, type Locale } from '@eldorado/i18n/locale';
