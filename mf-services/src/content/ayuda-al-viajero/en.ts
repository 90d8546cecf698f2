import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If the problem is your flight or your bag, start with the airline. If it is the terminal, go to the information desk or write to us.',
  sections: [
    {
      heading: 'If your flight is delayed',
      blocks: [
        {
          kind: 'table',
          caption: 'What the airline owes you if it caused the delay (RAC 3)',
          head: ['Delay', 'What you can ask for'],
          rows: [
            ['1 to 3 hours', 'Refreshments and a call'],
            ['3 to 5 hours', 'A meal'],
            ['More than 5 hours', 'In addition, 30% of the price of that leg'],
            ['Past 22:00', 'Lodging'],
          ],
          source: 'wradio-rac3',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Ask the cause', text: 'Ask at the desk and note the time.' },
            {
              title: 'Ask for what you are due',
              text: 'Show your boarding pass and state the delay in hours.',
            },
            { title: 'Keep receipts and messages', text: 'They help if you claim later.' },
            { title: 'Follow your flight', text: 'See changes in [departures](/vuelos/salidas).' },
          ],
        },
      ],
    },
    {
      heading: 'Depending on the problem',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You missed a connection:** go to the desk of the airline that sold the ticket and check [connections](/vuelos/conexiones).',
            '**Your bag did not arrive:** report it before you leave the baggage hall.',
            '**You lost something:** follow the steps in [lost property](/servicios/objetos-perdidos).',
            '**You feel unwell:** go to the [medical service](/servicios/servicio-medico-y-emergencias).',
            '**Someone offers you a taxi at the door:** use an [authorised taxi](/servicios/taxis).',
          ],
        },
      ],
    },
    {
      heading: 'Requests and complaints',
      blocks: [
        {
          kind: 'text',
          text: 'Write to us with the [contact form](/contacto). Say what happened, where and when, and leave an email. Keep the tracking number.',
        },
        {
          kind: 'table',
          caption: 'Longest time for a reply, in working days from the day after receipt',
          head: ['Request', 'Working days'],
          rows: [
            ['Petition, complaint or claim', '15'],
            ['Documents or information', '10'],
            ['Consultation', '30'],
          ],
          source: 'ley-1755',
        },
        {
          kind: 'text',
          text: 'If another body is responsible, we pass your case on and tell you. A reply may take longer, but we always tell you beforehand.',
        },
      ],
    },
    {
      heading: 'Before you complain, have at hand',
      blocks: [
        {
          kind: 'list',
          items: [
            'Flight number, date and time.',
            'Place: terminal, floor and counter or gate.',
            'Photos, receipts and the name of who served you, if you know it.',
          ],
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Contact', href: '/contacto' },
            { label: 'Airport authorities', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Accessibility', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
