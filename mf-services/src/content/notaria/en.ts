import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Sort out your papers before the day of the flight. If one is missing today, ask at the information desk whether the notary is open and arrive with every document.',
  sections: [
    {
      heading: 'Before you go',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Decide what you need',
              text: 'Ask whoever requires the document which form they want: original, certified copy or certified signature.',
            },
            {
              title: 'Confirm that they do it',
              text: 'Not every notary does every procedure at all times. Ask about hours and cost.',
            },
            {
              title: 'Locate the notary',
              text: 'Find it on the [map](/mapas) by filtering by services.',
            },
            {
              title: 'Leave room for your flight',
              text: 'Do it before you go through security and allow for the queue.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to bring',
      blocks: [
        {
          kind: 'list',
          items: [
            'Original, valid identity document of each person who signs.',
            'The document unsigned: you sign it there.',
            'Birth certificates, if it concerns a minor.',
            'Printed copies. Do not count on finding a printer.',
            'Cash, in case cards are not accepted.',
          ],
        },
      ],
    },
    {
      heading: 'Travelling with minors',
      blocks: [
        {
          kind: 'text',
          text: 'If a minor leaves the country without one parent, or without either, ask [Migración Colombia](https://www.migracioncolombia.gov.co) which permit is needed and how it is certified. Do it days before: the person who authorises also has to sign.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'An incomplete permit can stop a minor from travelling. Check names, numbers, dates and destination before you sign.',
        },
      ],
    },
    {
      heading: 'Time for your flight',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrival for an international flight',
              value: '3 hours before',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrival for a domestic flight',
              value: '2 hours before',
              source: 'rcn-llegada',
            },
          ],
        },
        { kind: 'text', text: 'The procedure comes on top of that time. Add it.' },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How much does it cost?',
              answer: 'Ask the notary for the rate before you start and request an invoice.',
            },
            {
              question: 'What if it is closed?',
              answer:
                'Ask your airline whether you can change the flight and Migración Colombia what your options are.',
            },
            {
              question: 'Do I need an appointment?',
              answer: 'Confirm it with the [contact form](/contacto) or at the information desk.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Immigration and passports', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Family travel', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
