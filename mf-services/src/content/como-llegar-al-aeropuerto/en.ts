import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Confirm your terminal first. Then choose bus, taxi or car and count back from the time of your flight.',
  sections: [
    {
      heading: 'Before you set out',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirm the terminal',
              text: 'See it in [departures](/vuelos/salidas): Terminal 2 stands apart from Terminal 1.',
            },
            {
              title: 'Count back',
              text: 'From the flight time, take away the time to be there and the time of the ride.',
            },
            {
              title: 'Add the traffic',
              text: 'Calle 26 fills up at rush hour and in the rain. Check the traffic in your maps app.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distance to the centre of Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            { label: 'Domestic flight', value: 'Arrive 2 hours before', source: 'rcn-llegada' },
            {
              label: 'International flight',
              value: 'Arrive 3 hours before',
              source: 'rcn-llegada',
            },
          ],
        },
      ],
    },
    {
      heading: 'Bus',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Route',
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
        {
          kind: 'text',
          text: 'Carry a card with credit on it. Details are in [public transport](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: 'Taxi',
      blocks: [
        {
          kind: 'table',
          caption: 'Official fare, Decree 042 of 2026',
          head: ['Item', 'Standard taxi'],
          rows: [
            ['Start', '4,500 COP'],
            ['Unit, every 100 m or 24 seconds', '159 COP'],
            ['Minimum fare', '8,000 COP'],
            ['Airport surcharge', '8,000 COP'],
            ['Night, Sunday or holiday surcharge', '3,800 COP'],
            ['Door-to-door service', '1,500 COP'],
          ],
          source: 'decreto-042-taxi',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Example: 15 km with the airport surcharge',
              value: '36,350 COP, plus waiting time',
              source: 'decreto-042-taxi',
            },
            {
              label: 'Authorised taxi stand on arrival',
              value: 'First lane, doors 5 or 9',
              source: 'caracol-taxis',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Do not accept rides from people who approach you inside the terminal. Work out the fare and book in [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: 'Car or motorcycle',
      blocks: [
        {
          kind: 'text',
          text: 'See the free spaces in [car parks](/informacion-en-tiempo-real/parqueaderos) before you set out and choose the one at your terminal. Ask for the current rate before you drive in and keep the ticket.',
        },
        {
          kind: 'text',
          text: 'If you are only dropping off or picking up, agree on a door and wait off the road until the person is ready.',
        },
      ],
    },
    {
      heading: 'From one terminal to the other',
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
          kind: 'links',
          items: [
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Car rental', href: '/establecimientos/renta-de-vehiculos' },
            { label: 'Accessibility', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
