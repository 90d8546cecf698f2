import type { GalleryPage } from '../../gallery/galleryPage.ts';
import { Article } from './Article.tsx';
import type { ArticleBlock, ArticleSource } from './articleContent.ts';

const sources: Readonly<Record<string, ArticleSource>> = {
  customs: {
    publisher: 'DIAN',
    title: {
      es: 'Guía del viajero',
      en: 'Traveller’s guide',
      fr: 'Guide du voyageur',
      pt: 'Guia do viajante',
    },
    url: 'https://www.example.org/customs',
    readOn: '2026-03-02',
  },
  authority: {
    publisher: 'Aerocivil',
    title: {
      es: 'Tarifas 2026',
      en: 'Fares of 2026',
      fr: 'Tarifs 2026',
      pt: 'Tarifas 2026',
    },
    url: null,
    readOn: '2026-02-20',
  },
};

const part = (name: string, title: string, lead: string, ...blocks: ArticleBlock[]) => ({
  name,
  title,
  render: () => (
    <Article content={{ lead, sections: [{ heading: title, blocks }] }} sources={sources} />
  ),
});

export const gallery: GalleryPage = {
  name: 'article',
  title: 'Article',
  when: 'For pages of information: customs, luggage, pets. The text is data in four languages, so that prices and rules have a source and a date, and every page of the kind looks alike.',
  whenNot:
    'A page with live data or a form is a screen of its own. Two lines of help stand beside what they explain, without an article.',
  examples: [
    part(
      'text',
      'Text and lists',
      'A text may hold **strong words** and [links](/mapas), nothing else.',
      {
        kind: 'text',
        text: 'Declare more than **USD 10,000** in cash at the desk [before you leave](/servicios/aduanas).',
      },
      {
        kind: 'list',
        items: ['Passport, valid for six months', 'Certificate of yellow fever', 'A return ticket'],
      },
    ),
    part('steps', 'Steps', 'What happens, in its order.', {
      kind: 'steps',
      items: [
        { title: 'Check in', text: 'At the counter or [on the way](/vuelos).' },
        { title: 'Security', text: 'Liquids of up to 100 ml, in one clear bag.' },
        { title: 'Migration', text: 'Only for flights to other countries.' },
      ],
    }),
    part(
      'facts',
      'Facts and a table, with their sources',
      'Figures lead to where they were read.',
      {
        kind: 'facts',
        items: [
          { label: 'Cash without a declaration', value: 'USD 10,000', source: 'customs' },
          { label: 'Airport tax, international', value: 'USD 44', source: 'authority' },
          { label: 'Opening hours', value: 'Every day, 24 hours' },
        ],
      },
      {
        kind: 'table',
        caption: 'In the cabin and in the hold',
        head: ['Thing', 'Cabin', 'Hold'],
        rows: [
          ['Scissors', 'Blades up to 6 cm', 'Yes'],
          ['Power bank', 'Up to 100 Wh', 'No'],
        ],
        source: 'customs',
      },
    ),
    part(
      'notices',
      'Notices',
      'What must not be missed.',
      {
        kind: 'notice',
        tone: 'warning',
        text: 'Fog is frequent before 07:00: look at the [board](/vuelos/salidas) before you leave home.',
      },
      { kind: 'notice', tone: 'info', text: 'The desk speaks Spanish, English and sign language.' },
    ),
    part('questions', 'Questions', 'Closed until they are asked.', {
      kind: 'questions',
      items: [
        { question: 'May my dog wait with me at the gate?', answer: 'Yes, in its carrier.' },
        {
          question:
            'Which certificate does a cat need that flies to a country of the European Union?',
          answer: 'The one of the ICA, not older than ten days.',
        },
      ],
    }),
    part('links', 'Links', 'Where to go from here.', {
      kind: 'links',
      items: [
        { label: 'Departures', href: '/vuelos/salidas' },
        { label: 'Migración Colombia', href: 'https://www.migracioncolombia.gov.co' },
        { label: 'How to declare goods that were bought abroad', href: '/servicios/aduanas' },
      ],
    }),
  ],
};
