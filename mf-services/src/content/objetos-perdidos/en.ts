import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Go back to the last place you saw it and ask there. If it does not turn up, report it the same day with every detail.',
  sections: [
    {
      heading: 'Who to ask',
      blocks: [
        {
          kind: 'table',
          caption: 'Depending on where you left it',
          head: ['Where', 'Who to go to'],
          rows: [
            ['In a hall, a restroom or a corridor', 'The information desk of that terminal'],
            ['At security', 'The staff of that lane or the information desk'],
            ['On the plane or at the gate', 'Your airline'],
            ['In a restaurant or a shop', 'The place itself, then the information desk'],
            ['In a taxi', 'The taxi concession, with the plate or the booking number'],
            [
              'It is your suitcase and it never reached the belt',
              'Your airline, before you leave the baggage hall',
            ],
          ],
        },
      ],
    },
    {
      heading: 'How to report it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Write down what you remember',
              text: 'Place, time, flight and where you walked. The [map](/mapas) helps you name the spot.',
            },
            {
              title: 'Describe the object',
              text: 'Colour, brand, size, what is inside and a mark only you would know.',
            },
            {
              title: 'Write to us',
              text: 'Use the [contact form](/contacto) and leave an email and a mobile number you answer.',
            },
            { title: 'Keep the reply', text: 'The reference number helps when you ask again.' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'If you have already left Bogotá, write anyway. Ask how the object is returned and whether someone else can collect it for you.',
        },
      ],
    },
    {
      heading: 'If you lost something important',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Phone or cards:** block them before you keep looking.',
            '**Passport or identity card:** tell the police and, if you are a foreign visitor, your consulate. Ask for help at the information desk.',
            '**Medicines:** go to the [medical service](/servicios/servicio-medico-y-emergencias).',
            '**Checked bag:** file a report with the airline and keep the baggage receipt.',
          ],
        },
      ],
    },
    {
      heading: 'To collect it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bring your identity document.',
            'Bring proof that it is yours: a photo, receipt, box or serial number.',
            'If someone else goes, ask first what authorisation they need.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ask how long objects are kept and whether there is a cost. Be wary of anyone who asks for money by message to return something.',
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Write to us', href: '/contacto' },
            { label: 'Airport authorities', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Airlines', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
