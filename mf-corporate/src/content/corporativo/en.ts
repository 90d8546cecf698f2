import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Who does what at El Dorado, which figures are public, and where to write depending on what you need.',
  sections: [
    {
      heading: 'Start with what you need',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'You have a request or a complaint',
              text: 'File a [request or complaint](/contacto). You receive a number to follow it and the date by which we must answer.',
            },
            {
              title: 'You are a journalist',
              text: 'Read [El Dorado news](/el-dorado-informa) and write through [contact](/contacto). In the subject, put “Press”, your outlet and your deadline.',
            },
            {
              title: 'You want to supply us or run a shop',
              text: 'Write through [contact](/contacto). Say what you offer, the space you need and your company details.',
            },
            {
              title: 'You move goods',
              text: 'Go to [cargo](/carga): it gives the order of steps to send or collect a shipment.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Who is responsible for what',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The operator** runs the terminal: cleaning, signs, shop premises, car parks and customer service.',
            '**The airlines** answer for your ticket, your baggage and changes to your flight.',
            '**The authorities** decide in their own field: customs, immigration, health, police and civil aviation. Find them under [airport authorities](/establecimientos/entidades-aeroportuarias).',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Writing to the right place saves days. If you write to us by mistake, we pass your request on to the competent body and tell you.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Airport operator',
              value: 'Opain, the concession holder',
              source: 'nuevoSiglo',
            },
            {
              label: 'Passing a request on to the competent body',
              value: '5 working days',
              source: 'ley1755',
            },
          ],
        },
      ],
    },
    {
      heading: 'The airport in public figures',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Passengers in 2024', value: '45.8 million', source: 'rilatino' },
            { label: 'Aircraft movements in 2024', value: '360,044', source: 'rilatino' },
            { label: 'Runways', value: '2 of 3,800 m', source: 'otherWiki' },
            { label: 'Elevation', value: '2,548 m', source: 'otherWiki' },
          ],
        },
        {
          kind: 'text',
          text: 'The full table, with the year and source of each figure, is in [airport statistics](/comunicados/estadisticas-del-aeropuerto). When we do not know a figure, we do not publish one.',
        },
      ],
    },
    {
      heading: 'Find out more',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Our commitment', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Recognition', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Work with us', href: '/corporativo/servicios/trabaja-con-nosotros' },
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
