import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'The M86/K86 dual bus links the airport with Calle 26 and Carrera 7. You need a card with credit: buy one before boarding.',
  sections: [
    {
      heading: 'Route, fare and card',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Airport route',
              value: 'Dual bus M86/K86: airport, Calle 26 and Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Fare, in force since 14 January 2026',
              value: '3,550 COP',
              source: 'laveintitres-pasaje',
            },
            {
              label: 'Transfers',
              value: 'Up to 2 within 125 minutes',
              source: 'laveintitres-pasaje',
            },
            { label: 'Card', value: '8,000 COP', source: 'pulzo-tarjeta' },
          ],
        },
      ],
    },
    {
      heading: 'From the airport to the city',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Leave arrivals and find the stop',
              text: 'Follow the public transport signs. If you do not see it, check the [map](/mapas) or ask at the information desk.',
            },
            {
              title: 'Buy or top up the card',
              text: 'Ask at the information desk where it is being sold and topped up at that moment.',
            },
            {
              title: 'Take the dual bus',
              text: 'Read the sign: the same bus carries one letter on the way out and another on the way back.',
            },
            {
              title: 'Change with the same card',
              text: 'Tap within the time allowed and do not share the card.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'If you land very late or with a lot of baggage, compare with a [taxi](/servicios/taxis). Confirm the bus hours with TransMilenio before you rely on it.',
        },
      ],
    },
    {
      heading: 'Between terminals',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus between Terminal 1 and Terminal 2',
              value: 'Free, 24 hours a day',
              source: 'semana-bus',
            },
            { label: 'Frequency', value: 'Every 15 to 18 minutes', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'text',
          text: 'Add that ride to your time if your flight leaves from the other terminal. You do not need a card.',
        },
      ],
    },
    {
      heading: 'Tips',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep your bag in front of you and your phone put away.',
            'Buses are full at rush hour. Travel before or after if you can.',
            'Buy one card per person if you are going to transfer.',
            'On the way back to the airport, allow for traffic on Calle 26.',
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
              question: 'Can I pay cash on the bus?',
              answer:
                'Expect to pay by card and load it before boarding. If you do not know where, ask at the information desk.',
            },
            {
              question: 'Can I board with suitcases?',
              answer:
                'Yes, if you can carry them and they do not block the way. With several bags a taxi is more comfortable.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Other ways to get here',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Getting to the airport', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Car parks', href: '/informacion-en-tiempo-real/parqueaderos' },
          ],
        },
      ],
    },
  ],
};

export default content;
