import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Start with your terminal and your time. Then check documents, baggage and how you will get here.',
  sections: [
    {
      heading: 'Before you leave home',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Find your flight',
              text: 'Type its number in [departures](/vuelos/salidas) and confirm the time and the terminal.',
            },
            {
              title: 'Check in online',
              text: 'Save the boarding pass on your phone and keep the charger within reach.',
            },
            {
              title: 'Check your documents',
              text: 'Look at the name, the expiry date and any visas. If you are leaving or entering Colombia, read [immigration and passports](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Pack',
              text: 'Sort what goes in the cabin from what goes in the hold with the [baggage instructions](/servicios/instrucciones-equipaje).',
            },
            {
              title: 'Choose how to get here',
              text: 'Compare bus, taxi and car in [getting to the airport](/transporte/como-llegar-al-aeropuerto).',
            },
          ],
        },
      ],
    },
    {
      heading: 'How much time you need',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Domestic flight', value: 'Arrive 2 hours before', source: 'rcn-llegada' },
            {
              label: 'International flight',
              value: 'Arrive 3 hours before',
              source: 'rcn-llegada',
            },
            {
              label: 'Security check, usual wait',
              value: '5 to 15 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Immigration on arrival, usual wait',
              value: '20 to 45 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Distance to the centre of Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
          ],
        },
        {
          kind: 'text',
          text: 'These are usual times; they change with the hour and the season. Before you set out, look at the [queue times](/informacion-en-tiempo-real/tiempo-en-filas) for your terminal.',
        },
      ],
    },
    {
      heading: 'If you go to the wrong terminal',
      blocks: [
        {
          kind: 'text',
          text: 'Terminal 1 handles international and domestic flights. Terminal 2, also called Puente Aéreo, handles domestic flights only. A free bus links them.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus between terminals, service',
              value: 'Free, 24 hours a day',
              source: 'semana-bus',
            },
            {
              label: 'Bus between terminals, frequency',
              value: 'Every 15 to 18 minutes',
              source: 'wradio-bus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'The terminal depends on the airline and can change. Confirm it on the day you fly.',
        },
      ],
    },
    {
      heading: 'What to keep with you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Identity document or passport, and your boarding pass.',
            'Medicines with their prescription.',
            'Phone, charger and spare batteries: never in the hold.',
            'A change of clothes and a jacket: Bogotá is cold at night.',
            'Money for the first ride. See [currency exchange](/prepara-tu-viaje/divisas).',
          ],
        },
      ],
    },
    {
      heading: 'Depending on your trip',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'I am travelling with children', href: '/viaje-en-familia' },
            { label: 'I am travelling with my pet', href: '/servicios/mascotas' },
            { label: 'I need a wheelchair or assistance', href: '/servicios/sillas-de-ruedas' },
            { label: 'I am connecting in Bogotá', href: '/vuelos/conexiones' },
            { label: 'I am carrying cash or goods', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
