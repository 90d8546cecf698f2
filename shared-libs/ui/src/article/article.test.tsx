/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { Article } from './Article.tsx';
import type { ArticleContent, ArticleSource } from './articleContent.ts';

const source = (publisher: string): ArticleSource => ({
  publisher,
  title: { es: 'Guía', en: 'Guide', fr: 'Guide', pt: 'Guia' },
  url: 'https://example.org/guide',
  readOn: '2026-03-02',
});
const sources = { authority: source('Aerocivil'), customs: source('DIAN'), unused: source('Otro') };
const content: ArticleContent = {
  lead: 'Lee **esto** antes.',
  sections: [
    {
      heading: 'Antes de viajar',
      blocks: [
        { kind: 'text', text: 'Mira el [mapa](/mapas) y llega **tres horas** antes.' },
        { kind: 'steps', items: [{ title: 'Regístrate', text: 'En línea o en el mostrador.' }] },
        {
          kind: 'facts',
          items: [
            { label: 'Efectivo sin declarar', value: 'USD 10.000', source: 'customs' },
            { label: 'Líquidos', value: '100 ml', source: 'authority' },
          ],
        },
        {
          kind: 'table',
          caption: 'Equipaje',
          head: ['Objeto', 'Cabina'],
          rows: [['Tijeras', 'No']],
          source: 'customs',
        },
        { kind: 'questions', items: [{ question: '¿Y mi perro?', answer: 'Viaja contigo.' }] },
        { kind: 'links', items: [{ label: 'Contacto', href: '/contacto' }] },
      ],
    },
  ],
};

test('texts keep their links, in the page’s language, and their bold words', () => {
  renderIn('en', <Article content={content} sources={sources} />);
  expect(screen.getByRole('link', { name: 'mapa' }).getAttribute('href')).toBe('/en/mapas');
  expect(screen.getByText('tres horas').tagName).toBe('STRONG');
});

test('only cited sources are listed, in the order in which they are cited, with the date they were read', () => {
  renderIn('es', <Article content={content} sources={sources} />);
  const list = screen.getByRole('heading', { name: 'Fuentes' }).parentElement as HTMLElement;
  const items = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'DIAN: Guía. Consultado el 2 de marzo de 2026.',
    'Aerocivil: Guía. Consultado el 2 de marzo de 2026.',
  ]);
});

test('a figure leads to its source', () => {
  renderIn('es', <Article content={content} sources={sources} />);
  const [first] = screen.getAllByRole('link', { name: '[1]' });
  expect(document.querySelector(first?.getAttribute('href') ?? '')?.textContent).toContain('DIAN');
});

test('an article without sources has no list of them', () => {
  renderIn('es', <Article content={{ lead: 'Hola', sections: [] }} sources={sources} />);
  expect(screen.queryByRole('heading', { name: 'Fuentes' })).toBeNull();
});

test('tables name their rows', () => {
  renderIn('es', <Article content={content} sources={sources} />);
  expect(screen.getByRole('rowheader', { name: 'Objeto Tijeras' })).toBeTruthy();
});
