/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Article } from './Article.tsx';
import type { ArticleBlock, ArticleContent, ArticleSource } from './articleContent.ts';
import type { FactViews } from './articleFacts.ts';

const source = (publisher: string): ArticleSource => ({
  publisher,
  title: 'Guía',
  url: 'https://example.org/guide',
  readOn: '2026-03-02',
});
const facts: FactViews = {
  liquids: { label: 'Líquidos', value: '100 ml', source: source('Aerocivil') },
};
const article = (...blocks: ArticleBlock[]): ArticleContent => ({
  lead: ['Lee ', { strong: ['esto'] }, ' antes.'],
  sections: [{ heading: 'Antes de viajar', blocks }],
  sources: [],
  facts: ['liquids', 'cash'],
  related: [],
});
const cited: ArticleContent = {
  ...article(
    {
      kind: 'facts',
      items: [
        { title: 'Efectivo sin declarar', text: ['USD 10.000'], source: 1 },
        { fact: 'liquids' },
      ],
    },
    {
      kind: 'table',
      caption: 'Equipaje',
      head: [['Objeto'], ['Cabina']],
      rows: [[['Tijeras'], ['No']]],
      source: 1,
    },
  ),
  sources: [source('DIAN')],
};

test('texts keep their links, in the page’s language, and their bold words', () => {
  const text = [
    'Mira el ',
    { to: '/mapas', text: ['mapa'] },
    ' ',
    { strong: ['tres horas'] },
    ' antes.',
  ];
  renderIn('en', <Article content={article({ kind: 'text', text })} />);
  expect(screen.getByRole('link', { name: 'mapa' }).getAttribute('href')).toBe('/en/mapas');
  expect(screen.getByText('tres horas').tagName).toBe('STRONG');
});

test('the card answers what is asked first; an answer whose fact is not known is left out', () => {
  const answers = [
    { about: 'where', text: ['Terminal 1'] },
    { about: 'bring', text: [{ fact: 'liquids' }] },
    { about: 'price', text: ['Desde ', { fact: 'cash' }] },
  ] as const;
  const content = article({ kind: 'text', text: ['Texto'] });
  renderIn('es', <Article content={{ ...content, answers }} facts={facts} />);
  const card = within(screen.getByRole('region', { name: 'Lo esencial' }));
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Dónde',
    'Qué llevar',
  ]);
  expect(card.getByText('100 ml')).toBeTruthy();
});

test('where a page’s contents stand beside it, so do its related pages', () => {
  const { sections } = article({ kind: 'text', text: ['Texto'] });
  const two = [...sections, { heading: 'Después', blocks: sections[0]?.blocks ?? [] }];
  const related = [{ to: '/mapas', title: 'Mapa' }];
  const content = { ...article(), sections: two, related };
  renderIn('es', <Article content={content} withContents />);
  const beside = within(screen.getByRole('complementary'));
  expect(beside.getByRole('link', { name: 'Después' })).toBeTruthy();
  expect(beside.getByRole('link', { name: 'Mapa' }).getAttribute('href')).toBe('/mapas');
});

test('a source without a title is linked by its name', () => {
  const untitled = { ...source('CRA'), title: '' };
  const liquids = { label: 'Líquidos', value: '100 ml', source: untitled };
  const content = article({ kind: 'facts', items: [{ fact: 'liquids' }] });
  renderIn('es', <Article content={content} facts={{ liquids }} />);
  expect(screen.getByRole('link', { name: 'CRA' }).getAttribute('href')).toBe(untitled.url);
});

test('a fact is said by its value, and its source stands after those of the text', () => {
  renderIn('es', <Article content={cited} facts={facts} />);
  expect(screen.getByText('Líquidos').nextElementSibling?.textContent).toBe('100 ml[2]');
  const list = screen.getByRole('heading', { name: 'Fuentes' }).parentElement as HTMLElement;
  const items = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'DIAN: Guía. Consultado el 2 de marzo de 2026.',
    'Aerocivil: Guía. Consultado el 2 de marzo de 2026.',
  ]);
});

test('a timeline tells what happened under its date, and a fact of it under its own', () => {
  const timeline = article({
    kind: 'timeline',
    items: [{ title: '1959', text: ['Abre el aeropuerto.'], source: 1 }, { fact: 'liquids' }],
  });
  renderIn('es', <Article content={{ ...timeline, sources: [source('RCN')] }} facts={facts} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['1959', 'Líquidos']);
  expect(screen.getAllByRole('definition').map((what) => what.textContent)).toEqual([
    'Abre el aeropuerto.[1]',
    '100 ml[2]',
  ]);
});

test('the fact of a cell leads to its source', () => {
  const rows = [[['Frascos'], [{ fact: 'liquids' }]]];
  const table = article({ kind: 'table', caption: 'Cabina', head: [['Objeto'], ['Cuánto']], rows });
  renderIn('es', <Article content={{ ...table, sources: [source('DIAN')] }} facts={facts} />);
  expect(screen.getByText('100 ml').querySelector('a')?.hash).toBe('#source-2');
});

test('a figure leads to its source', () => {
  renderIn('es', <Article content={cited} facts={facts} />);
  const [first] = screen.getAllByRole('link', { name: '[1]' });
  expect(document.querySelector(first?.getAttribute('href') ?? '')?.textContent).toContain('DIAN');
});

test('a sentence whose fact is not known is left out whole, and so is a section without any other', () => {
  const content = article(
    { kind: 'text', text: ['Lleva hasta ', { fact: 'liquids' }, '.'] },
    { kind: 'text', text: ['Declara desde ', { fact: 'cash' }, '.'] },
  );
  const only = {
    heading: 'Efectivo',
    blocks: [{ kind: 'facts' as const, items: [{ fact: 'cash' }] }],
  };
  renderIn(
    'es',
    <Article content={{ ...content, sections: [...content.sections, only] }} facts={facts} />,
  );
  expect(screen.getByText('Lleva hasta 100 ml.')).toBeTruthy();
  expect(screen.queryByText(/Declara desde/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Efectivo' })).toBeNull();
});

test('an article without sources has no list of them', () => {
  renderIn('es', <Article content={article()} />);
  expect(screen.queryByRole('heading', { name: 'Fuentes' })).toBeNull();
});

test('pages that go on from here are links at the end', () => {
  const related = [{ to: '/servicios/mascotas', title: 'Mascotas' }];
  renderIn('en', <Article content={{ ...article(), related }} />);
  expect(screen.getByRole('link', { name: 'Mascotas' }).getAttribute('href')).toBe(
    '/en/servicios/mascotas',
  );
});

test('a slot holds what the screen puts there', () => {
  renderIn(
    'es',
    <Article content={article({ kind: 'slot', name: 'now' })} slots={{ now: <p>Ahora</p> }} />,
  );
  expect(screen.getByText('Ahora')).toBeTruthy();
});

test('tables name their rows', () => {
  renderIn('es', <Article content={cited} facts={facts} />);
  expect(screen.getByRole('rowheader', { name: 'Objeto Tijeras' })).toBeTruthy();
});

test('the contents of a page lead to its sections', () => {
  const content = article({ kind: 'text', text: ['Uno.'] });
  const second = { heading: '¿Cuánto cuesta?', blocks: content.sections[0]?.blocks ?? [] };
  renderIn(
    'es',
    <Article content={{ ...content, sections: [...content.sections, second] }} withContents />,
  );
  const contents = screen.getByRole('navigation', { name: 'En esta página' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Antes de viajar', '¿Cuánto cuesta?']);
  for (const link of links) {
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(within(section as HTMLElement).getByRole('heading').textContent).toBe(link.textContent);
  }
});

test('an article that is part of a page has no contents', () => {
  renderIn('es', <Article content={article({ kind: 'text', text: ['Uno.'] })} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('below a compact heading the lead is not said a second time, and the first section keeps its own', () => {
  renderIn('es', <Article content={cited} facts={facts} compact />);
  expect(screen.queryByText(/antes\.$/)).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Antes de viajar' })).toBeTruthy();
});
