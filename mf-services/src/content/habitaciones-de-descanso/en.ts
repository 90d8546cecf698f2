import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If you have several hours between flights, first ask whether there is a room and where it is: before or after security.',
  sections: [
    {
      heading: 'How to find a place to rest',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'See how much time you have',
              text: 'Count from now until boarding, not until departure. Use your flight’s page in [departures](/vuelos/salidas).',
            },
            {
              title: 'Locate the service',
              text: 'Filter by services on the [map](/mapas) or ask at the information desk.',
            },
            {
              title: 'Confirm the area',
              text: 'Ask whether it is before or after security and whether you need a boarding pass.',
            },
            {
              title: 'Get the price in writing',
              text: 'Confirm the total and the time included before you pay.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to ask before you book',
      blocks: [
        {
          kind: 'list',
          items: [
            'How many hours you rent and what each extra hour costs.',
            'Whether shower, towels, wifi and sockets are included.',
            'How many people fit and whether children are allowed.',
            'Whether there is a wheelchair-accessible room.',
            'Whether they wake you up and whether you can cancel free of charge.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'If your international flight lands in Bogotá and goes on to another country, you must enter Colombia. Check the requirements in [immigration](/servicios/migracion-y-pasaportes) before you look for a hotel.',
        },
      ],
    },
    {
      heading: 'Other ways to rest',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Lounges:** some sell single visits. Compare them in [VIP lounges](/establecimientos/salas-vip).',
            '**Restaurants and cafés:** see which are open in [restaurants](/establecimientos/restaurantes).',
            '**A hotel in the city:** work out the ride in [getting to the airport](/transporte/como-llegar-al-aeropuerto) and the way back in traffic.',
            '**Seats in the terminal:** bring a jacket and an eye mask. It is cold at night.',
          ],
        },
      ],
    },
    {
      heading: 'If your flight is delayed into the night',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Delay caused by the airline, past 22:00',
              value: 'Lodging paid by the airline',
              source: 'wradio-rac3',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ask for it at your airline’s desk before you pay yourself, and keep the receipts. Read more in [traveller assistance](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Set two alarms and keep your bags with you. Do not count on hearing boarding calls from the room.',
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Left luggage', href: '/servicios/guarda-equipaje' },
            { label: 'Connections', href: '/vuelos/conexiones' },
            { label: 'Write to us', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
