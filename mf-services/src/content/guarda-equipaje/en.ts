import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Find left luggage on the [map](/mapas) or ask at the information desk. Confirm the price and the closing time before you leave your bag.',
  sections: [
    {
      heading: 'How it works',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Locate the service',
              text: 'Filter by services on the [map](/mapas). If you change terminals, ask which one is closer to you.',
            },
            { title: 'Prepare your bag', text: 'Lock it and take out what you will need.' },
            {
              title: 'Ask about the terms',
              text: 'Price, how it is charged, opening hours and largest size.',
            },
            {
              title: 'Keep the receipt',
              text: 'Take a photo of it. Without it, collecting your bag takes longer.',
            },
            {
              title: 'Come back in time',
              text: 'Allow for the queue to collect it and for security.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to ask before you pay',
      blocks: [
        {
          kind: 'list',
          items: [
            'How much it costs and whether it is charged by hour, by day or by bag.',
            'Until what time you can collect it and what happens if you are late.',
            'Which means of payment they accept.',
            'Who is liable if something is lost or damaged, and up to what value.',
            'Whether they take bicycles, instruments or boxes.',
          ],
        },
      ],
    },
    {
      heading: 'What not to leave',
      blocks: [
        {
          kind: 'list',
          items: [
            'Passport, money, jewellery and medicines.',
            'Computer, camera and spare batteries.',
            'Food that spoils, plants or animals.',
            'Anything that belongs to someone else.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Never leave bags unattended in the terminal, even for a moment. Security removes them.',
        },
      ],
    },
    {
      heading: 'Before you go into the city',
      blocks: [
        {
          kind: 'text',
          text: 'If your flight is international, come back as early as it requires and check the security queue.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distance to the centre of Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
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
            { label: 'Bus between terminals', value: 'Free, 24 hours a day', source: 'semana-bus' },
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Can I leave the bag with my airline?',
              answer:
                'Sometimes it is accepted early. Ask at the desk when your flight opens and you save the cost of storage.',
            },
            {
              question: 'Do I have to collect my bag on a connection?',
              answer:
                'It depends on your ticket. See [connections](/vuelos/conexiones) and confirm with the airline.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Queue times', href: '/informacion-en-tiempo-real/tiempo-en-filas' },
            { label: 'Luggage carts', href: '/servicios/carros-de-equipaje' },
            { label: 'Write to us', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
