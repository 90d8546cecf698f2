import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Charge your phone before you set out and download your boarding pass. If you need a socket or a printer in the terminal, ask at the information desk where one is free.',
  sections: [
    {
      heading: 'What you can sort out here',
      blocks: [
        {
          kind: 'table',
          caption: 'What you need and where to look',
          head: ['You need', 'What to do'],
          rows: [
            [
              'To charge your phone or laptop',
              'Look for charging points in the waiting areas or ask at the information desk',
            ],
            ['To print your boarding pass', 'Use your airline’s kiosk or ask at its desk'],
            [
              'To print another document',
              'Ask at the information desk who prints in that terminal',
            ],
            ['Internet', 'See [internet and wifi](/servicios/internet-wifi)'],
            [
              'To buy a cable, an adapter or a SIM card',
              'Look among the [shops](/establecimientos/tiendas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'If your battery runs out',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask for a printed pass',
              text: 'Your airline prints it at the desk with your document.',
            },
            {
              title: 'Write down the essentials',
              text: 'Flight, gate, time and the phone number of whoever is meeting you.',
            },
            { title: 'Watch the screens', text: 'The gate can change. Check it now and then.' },
            {
              title: 'Charge just enough',
              text: 'A few minutes let you show the pass and call a ride.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Batteries and devices on the plane',
      blocks: [
        {
          kind: 'table',
          caption: 'Where they travel',
          head: ['Device', 'In the cabin', 'In the hold'],
          rows: [
            ['Power bank and spare lithium batteries', 'Yes', 'No'],
            ['Vapes', 'Yes', 'No'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'text',
          text: 'More in [baggage instructions](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'Look after your devices',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not leave your phone charging unattended.',
            'Use your own charger and avoid other people’s cables.',
            'Mark your laptop: at security they all look alike.',
            'Sign out if you use a public computer and delete what you downloaded.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If you left a device at security or at a gate, act at once with the steps in [lost property](/servicios/objetos-perdidos).',
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
              question: 'Do I need an adapter?',
              answer:
                'Check before you travel which plug is used in Colombia. If your charger is different, bring an adapter or look in the [shops](/establecimientos/tiendas).',
            },
            {
              question: 'Are there public computers?',
              answer:
                'Ask at the information desk. To check your flight your phone is enough, in [flights](/vuelos).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Map', href: '/mapas' },
            { label: 'Traveller assistance', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
