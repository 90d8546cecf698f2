import type { Locale } from '@eldorado/i18n';

/**
 * Asks who sent the form without JavaScript whether another address was meant. Apart from the remote's texts, which every page's
 * footer loads.
 */
export const nearWords: Readonly<Record<Locale, (address: string) => string>> = {
  es: (address) => `¿Quisiste decir ${address}? Corrígelo, o envía de nuevo si está bien`,
  en: (address) => `Did you mean ${address}? Correct it, or send it again if it is right`,
  fr: (address) => `Vouliez-vous dire ${address} ? Corrigez-la, ou renvoyez-la si elle est juste`,
  pt: (address) => `Você quis dizer ${address}? Corrija, ou envie de novo se estiver certo`,
};
