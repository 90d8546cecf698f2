export { createI18n, loadMessages, type I18n, type MessageBundle } from './i18n.ts';
export {
  createUseMessages,
  I18nProvider,
  useLocale,
  type MessageKey,
  type Translate,
} from './react.ts';
export {
  addDays,
  boardDays,
  bogotaClock,
  bogotaDay,
  bogotaInstant,
  bogotaTimeZone,
  floorTo,
} from './bogota.ts';
export {
  formatAge,
  formatDate,
  formatDay,
  formatNumber,
  formatTime,
  formatPesos,
} from './format.ts';
export {
  defaultLocale,
  isLocale,
  dateTag,
  languageTag,
  localeCookie,
  locales,
  localisePath,
  savedLocale,
  splitLocale,
  type Locale,
  type LocalisedPath,
  type Translated,
} from './locale.ts';
