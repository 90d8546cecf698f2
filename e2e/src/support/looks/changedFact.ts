import { localisePath, locales, type Locale } from '@eldorado/i18n/locale';
import type { OwnSite } from '../site/ownSite.ts';

const pages = [
  '/servicios/punto-de-vacunacion',
  '/servicios/sanidad-y-emergencia',
  '/el-dorado-sostenible/servicios/salud-y-seguridad',
];
const days = { es: '14 días', en: '14 days', fr: '14 jours', pt: '14 dias' };
const queries = { es: 'vacunacion', en: 'vaccination', fr: 'vaccination', pt: 'vacinacao' };

/** Says by the operator's command what `placesOfFact` look for. */
export const changeFact = (site: OwnSite) =>
  site.command('facts', 'set', 'vaccination-days-before', '14 days');

const structuredData = (html: string) =>
  /application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** Every place of the site that names the fact, in four languages: pages, their JSON-LD, and the search. */
export function placesOfFact(origin: string) {
  const read = async (address: string) =>
    (await (await fetch(origin + address)).text()).replaceAll('\u00a0', ' ');
  const inLanguages = (path: string) =>
    locales.map((locale): [string, Locale] => [localisePath(path, locale), locale]);
  const shown = pages.flatMap(inLanguages).map(([address, locale]) => ({
    what: address,
    isShown: async () => (await read(address)).includes(days[locale]),
  }));
  const structured = inLanguages('/servicios/punto-de-vacunacion').map(([address, locale]) => ({
    what: `JSON-LD of ${address}`,
    isShown: async () => structuredData(await read(address)).includes(`"value":"${days[locale]}"`),
  }));
  const found = locales.map((locale) => ({
    what: `search in ${locale}`,
    isShown: async () =>
      (await read(`/api/site-search?locale=${locale}&q=${queries[locale]}`)).includes(days[locale]),
  }));
  return [...shown, ...structured, ...found];
}
