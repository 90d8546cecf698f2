import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Arrive in good time, clear the checks first and enjoy yourself afterwards. This plan lets you eat, shop and rest without running to the gate.',
  sections: [
    {
      heading: 'Your time at the airport',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrival for a domestic flight',
              value: '2 hours before',
              source: 'rcnArrival',
            },
            {
              label: 'Arrival for an international flight',
              value: '3 hours before',
              source: 'rcnArrival',
            },
            { label: 'Usual security queue', value: '5 to 15 minutes', source: 'cestee' },
            { label: 'Free bus between terminals', value: '24 hours a day', source: 'semanaBus' },
            {
              label: 'Bus frequency, figure from 2021',
              value: 'Every 15 to 18 minutes',
              source: 'wradioBus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirm your terminal first: international flights leave from Terminal 1, and domestic flights may leave from either. Check it in [departures](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'The order that works',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Bags and boarding pass',
              text: 'Drop your bags at your [airline’s](/establecimientos/aerolineas) counter, or go straight to security with hand luggage only.',
            },
            {
              title: 'Checks',
              text: 'See the [queue times](/informacion-en-tiempo-real/tiempo-en-filas). If you are flying abroad, clear immigration before you sit down to eat.',
            },
            {
              title: 'Eat',
              text: 'With little time, something to take away near your gate. With more, a table in a [food court or restaurant](/tu-viaje-inicia-en-el-dorado/restaurantes).',
            },
            {
              title: 'Shop',
              text: 'Look at the [shops](/tu-viaje-inicia-en-el-dorado/tiendas) and the [offers](/ofertas/pasajeros) in your area.',
            },
            {
              title: 'Rest',
              text: 'Find a [VIP lounge](/establecimientos/salas-vip), a [room to rest](/servicios/habitaciones-de-descanso) or the [prayer room](/servicios/oratorio).',
            },
            {
              title: 'To the gate',
              text: 'Walk to your gate before the boarding time on your pass. See the [walking distance](/informacion-en-tiempo-real/distancias).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Common mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Having lunch before security and finding a long queue afterwards.',
            'Going to the wrong terminal: changing takes time, even though the bus is free.',
            'Buying liquids before security.',
            'Planning by the departure time instead of the boarding time.',
          ],
        },
      ],
    },
    {
      heading: 'Common questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'What if I have many hours to spare?',
              answer:
                'Ask at [baggage storage](/servicios/guarda-equipaje) whether you can leave your bags, and plan your return with a margin.',
            },
            {
              question: 'What if my flight is delayed?',
              answer:
                'Look at the [flight details](/vuelos): they show the new time. If the airline is the cause, ask at its counter for the care you are entitled to.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Prepare your trip', href: '/servicios/prepara-tu-viaje' },
            { label: 'Travelling with family', href: '/viaje-en-familia' },
            { label: 'Paraíso Sello Local', href: '/paraiso-sello-local' },
          ],
        },
      ],
    },
  ],
};

export default content;
