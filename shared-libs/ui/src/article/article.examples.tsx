import type { GalleryPage } from '../examples/galleryPage.ts';
import { Article } from './Article.tsx';
import type { ArticleBlock, ArticleSource } from './articleContent.ts';
import type { FactViews } from './articleFacts.ts';

const customs: ArticleSource = {
  publisher: 'DIAN',
  title: 'Traveller’s guide',
  url: 'https://www.example.org/customs',
  readOn: '2026-03-02',
};
const authority: ArticleSource = {
  publisher: 'Aerocivil',
  title: 'Fares of 2026',
  url: null,
  readOn: '2026-02-20',
};
const facts: FactViews = {
  'airport-tax-international': {
    label: 'Airport tax, international',
    value: 'USD 44',
    source: authority,
  },
};

const part = (name: string, title: string, lead: string, ...blocks: ArticleBlock[]) => ({
  name,
  title,
  render: () => (
    <Article
      content={{
        lead: [lead],
        sections: [{ heading: title, blocks }],
        sources: name === 'facts' ? [customs] : [],
        facts: Object.keys(facts).filter(() => name === 'facts'),
        related: name === 'links' ? [{ to: '/servicios/mascotas', title: 'Pets' }] : [],
      }}
      facts={facts}
    />
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
      'A text may hold strong words, links and facts, nothing else.',
      {
        kind: 'text',
        text: [
          'Declare more than ',
          { strong: ['USD 10,000'] },
          ' in cash at the desk ',
          { to: '/servicios/aduanas', text: ['before you leave'] },
          '.',
        ],
      },
      {
        kind: 'list',
        items: [
          ['Passport, valid for six months'],
          ['Certificate of yellow fever'],
          ['A return ticket'],
        ],
      },
    ),
    part('steps', 'Steps', 'What happens, in its order.', {
      kind: 'steps',
      items: [
        {
          title: 'Check in',
          text: ['At the counter or ', { to: '/vuelos', text: ['on the way'] }, '.'],
        },
        { title: 'Security', text: ['Liquids of up to 100 ml, in one clear bag.'] },
        { title: 'Migration', text: ['Only for flights to other countries.'] },
      ],
    }),
    part(
      'facts',
      'Facts and a table, with their sources',
      'Figures lead to where they were read.',
      {
        kind: 'facts',
        items: [
          { title: 'Cash without a declaration', text: ['USD 10,000'], source: 1 },
          { fact: 'airport-tax-international' },
          { title: 'Opening hours', text: ['Every day, 24 hours'] },
        ],
      },
      {
        kind: 'table',
        caption: 'In the cabin and in the hold',
        head: [['Thing'], ['Cabin'], ['Hold']],
        rows: [
          [['Scissors'], ['Blades up to 6 cm'], ['Yes']],
          [['Power bank'], ['Up to 100 Wh'], ['No']],
        ],
        source: 1,
      },
    ),
    part('timeline', 'Timeline', 'What happened, each under its date.', {
      kind: 'timeline',
      items: [
        { title: 'December 1959', text: ['The airport opens.'] },
        { title: '1998', text: ['The second runway is in service.'] },
        { title: '19 October 2012', text: ['A new terminal opens for international flights.'] },
      ],
    }),
    part(
      'notices',
      'Notices',
      'What must not be missed.',
      {
        kind: 'notice',
        tone: 'warning',
        text: [
          'Fog is frequent before 07:00: look at the ',
          { to: '/vuelos/salidas', text: ['board'] },
          ' before you leave home.',
        ],
      },
      {
        kind: 'notice',
        tone: 'info',
        text: ['The desk speaks Spanish, English and sign language.'],
      },
    ),
    part('questions', 'Questions', 'Closed until they are asked.', {
      kind: 'questions',
      items: [
        { title: 'May my dog wait with me at the gate?', text: ['Yes, in its carrier.'] },
        {
          title: 'Which certificate does a cat need that flies to a country of the European Union?',
          text: ['The one of the ICA, not older than ten days.'],
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
