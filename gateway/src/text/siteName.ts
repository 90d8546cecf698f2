import type { Translated } from '@eldorado/i18n/locale';

/** The site's name as other sites and home screens show it; as on its signs, it is not translated. */
export const siteName = 'El Dorado · Aeropuerto de Bogotá';

/** The airport's full name. */
export const airportName: Translated = {
  es: 'Aeropuerto Internacional El Dorado',
  en: 'El Dorado International Airport',
  fr: 'Aéroport international El Dorado',
  pt: 'Aeroporto Internacional El Dorado',
};

/** Where the web app manifest lies, without its language. */
export const manifestPath = '/manifest.webmanifest';
