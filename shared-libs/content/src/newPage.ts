import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale, type Translated } from '@eldorado/i18n/locale';
import { stringify } from 'yaml';
import { collectionName, pageName } from './collection.ts';

/** What a new page is asked for. */
export interface NewPage {
  slug: string;
  path: string;
  group: string;
  order: number;
  icon: string;
  /** The date in Bogotá. */
  today: string;
  title: Translated;
}

const words: Translated<{
  lead: string;
  where: string;
  text: string;
  description: string;
  keyword: string;
}> = {
  es: {
    lead: 'Di aquí en una o dos frases lo que quien viaja viene a saber.',
    where: 'Dónde y cuándo',
    text: 'Escribe lo que se sabe, con su fuente. Una cifra es un dato: se nombra con su clave.',
    description:
      'Página nueva del aeropuerto El Dorado de Bogotá. Di aquí, en 120 a 160 caracteres, qué encuentra quien viaja y qué puede hacer con ello.',
    keyword: 'nuevo',
  },
  en: {
    lead: 'Say here in a sentence or two what a traveller comes to find out.',
    where: 'Where and when',
    text: 'Write what is known, with its source. A figure is a fact: name it by its id.',
    description:
      'A new page of El Dorado airport in Bogotá. Say here, in 120 to 160 characters, what a traveller finds on it and what they can do with it.',
    keyword: 'new',
  },
  fr: {
    lead: 'Dites ici en une ou deux phrases ce que le voyageur vient chercher.',
    where: 'Où et quand',
    text: 'Écrivez ce que l’on sait, avec sa source. Un chiffre est un fait : nommez-le par sa clé.',
    description:
      'Nouvelle page de l’aéroport El Dorado de Bogota. Dites ici, en 120 à 160 caractères, ce que le voyageur y trouve et ce qu’il peut en faire.',
    keyword: 'nouveau',
  },
  pt: {
    lead: 'Diga aqui em uma ou duas frases o que quem viaja vem saber.',
    where: 'Onde e quando',
    text: 'Escreva o que se sabe, com a fonte. Um número é um dado: nomeie-o pela sua chave.',
    description:
      'Página nova do aeroporto El Dorado de Bogotá. Diga aqui, em 120 a 160 caracteres, o que quem viaja encontra e o que pode fazer com isso.',
    keyword: 'novo',
  },
};

const each = <T>(of: (locale: Locale) => T): Translated<T> => ({
  es: of('es'),
  en: of('en'),
  fr: of('fr'),
  pt: of('pt'),
});

/**
 * Makes the folder of a new page in four languages, whole enough to be built and seen.
 * @param dir the `content` folder of an app.
 * @returns the files made. @throws when there is no such collection, or it has the page already.
 */
export function makePage(dir: string, page: NewPage): string[] {
  const collection = path.join(dir, collectionName);
  if (!existsSync(collection))
    throw new Error(`${collection} does not exist. Name an app that has a content folder.`);
  const folder = path.join(dir, page.slug);
  if (existsSync(folder)) throw new Error(`${folder} exists. Choose another slug.`);
  mkdirSync(folder);
  const yaml = stringify(
    {
      path: page.path,
      icon: page.icon,
      menu: { group: page.group, order: page.order },
      reviewed: page.today,
      title: page.title,
      description: each((locale) => words[locale].description),
      // Of no other page: a word of two pages would have to be asked for one.
      keywords: each((locale) => {
        const title = page.title[locale].toLowerCase();
        return [
          title,
          ...['bogotá', 'el dorado', words[locale].keyword].map((word) => `${title} ${word}`),
        ];
      }),
    },
    { lineWidth: 0 },
  );
  const files = [
    [pageName, yaml],
    ...locales.map((locale) => [
      `${locale}.md`,
      `${words[locale].lead}\n\n## ${words[locale].where}\n\n${words[locale].text}\n`,
    ]),
  ] as const;
  return files.map(([name, text]) => {
    const file = path.join(folder, name ?? '');
    writeFileSync(file, text ?? '');
    return file;
  });
}
