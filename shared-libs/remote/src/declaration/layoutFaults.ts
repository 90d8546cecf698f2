import { locales, type Translated } from '@eldorado/i18n/locale';
import { contrast } from '@eldorado/ui/contrast';
import type { LayoutDeclaration, LayoutLink, LayoutText, RemoteDefinition } from './declaration.ts';

/** The words on a layout's colour: `--on-gold` and `--on-sign`, which are the same by day and by night. */
export const layoutTexts: Readonly<Record<LayoutText, string>> = {
  dark: '#15181d',
  light: '#ffffff',
};

/** WCAG 2.2, 1.4.3: of words as small as those of a menu. */
const leastContrast = 4.5;
/** What stands side by side in a header of 1160 px, from which on the menu is a bar. */
const longestMenu = 6;

/** What is wrong with a remote's layouts, and with what its pages say of them: one sentence a fault. */
export function layoutFaults({ pages, layouts = {} }: RemoteDefinition): string[] {
  const names = Object.keys(layouts);
  return [
    ...pages.flatMap(({ id, layout }) =>
      layout === undefined || names.includes(layout)
        ? []
        : `page '${id}': layout '${layout}' is not in layouts${names.length > 0 ? ` (${names.join(', ')})` : ''}: declare it, or take it away`,
    ),
    ...Object.entries(layouts).flatMap(([name, layout]) =>
      faultsOf(layout, pages).map((fault) => `layout '${name}': ${fault}`),
    ),
  ];
}

function faultsOf(layout: LayoutDeclaration, pages: RemoteDefinition['pages']): string[] {
  const { menu, footer = [], home } = layout;
  return [
    ...missingIn(layout.name).map((locale) => `name has no ${locale}`),
    ...linkFaults('home', { page: home }, pages),
    ...colourFaults(layout),
    ...(menu.length === 0 ? ['menu has no links: give it some'] : []),
    ...(menu.length > longestMenu
      ? [
          `menu has ${menu.length} links, the header has room for ${longestMenu}: put the others into footer`,
        ]
      : []),
    ...menu.flatMap((link) => linkFaults('menu', link, pages)),
    ...footer.flatMap((link) => linkFaults('footer', link, pages)),
  ];
}

function colourFaults({ colour, text }: LayoutDeclaration): string[] {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return [`colour '${colour}' must look like #8bc34a`];
  if (!(text in layoutTexts)) return [`text '${String(text)}' is not one of dark, light`];
  const has = contrast(colour, layoutTexts[text]);
  if (has >= leastContrast) return [];
  const other = text === 'dark' ? 'light' : 'dark';
  return [
    // Rounded down: 4.49 is not 4.5.
    `${text} text on ${colour} has a contrast of ${(Math.floor(has * 10) / 10).toFixed(1)}, ${leastContrast} is the least: make text '${other}'`,
  ];
}

function linkFaults(list: string, link: LayoutLink, pages: RemoteDefinition['pages']): string[] {
  const [at, fault] =
    'page' in link
      ? [`${list} link to '${link.page}'`, pageFault(link.page, pages)]
      : [
          `${list} link to '${link.to}'`,
          link.to.startsWith('/') && !link.to.startsWith('//')
            ? null
            : 'must be an address of the site, such as /contacto',
        ];
  return [
    ...(fault === null ? [] : [`${at} ${fault}`]),
    ...(link.label ? missingIn(link.label).map((locale) => `${at}: label has no ${locale}`) : []),
  ];
}

function pageFault(id: string, pages: RemoteDefinition['pages']): string | null {
  const page = pages.find((each) => each.id === id);
  if (!page) return 'leads to no page of this remote: name the id of one that does';
  return page.path.includes(':') ? `leads to ${page.path}, which is many pages: name one` : null;
}

// A declaration may come from another build, whatever its type promises.
const missingIn = (words: Partial<Translated>) =>
  locales.filter((locale) => !words[locale]?.trim());
