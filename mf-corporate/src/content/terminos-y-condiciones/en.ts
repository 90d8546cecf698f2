import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'The essentials before you use this website: how far to rely on what you read, which data we keep and how to complain.',
  sections: [
    {
      heading: 'How far you can rely on it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The site is a guide. For your flight, the airline decides; for paperwork, the authority in charge.',
            'Every fare and rule carries its source and the date it was read. If it has changed since, the rule in force applies.',
            'Queue, parking and flight times are estimates and may vary.',
            'Shops and restaurants answer for their prices, products and offers.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'When the site shows demonstration data, it says so on screen. Do not use them to decide a real journey.',
        },
      ],
    },
    {
      heading: 'Your personal data',
      blocks: [
        {
          kind: 'text',
          text: 'We ask only for what each form needs and always with your prior permission, which you can withdraw at any time.',
        },
        {
          kind: 'table',
          caption: 'What we keep and why',
          head: ['Where', 'What', 'Why', 'How long'],
          rows: [
            [
              'Language',
              'A cookie with your language',
              'To open the site in the language you chose',
              '365 days',
            ],
            [
              'Taxi',
              'A session code in your browser',
              'To show your bookings',
              'Until you sign out',
            ],
          ],
          source: 'site',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Law that protects your data', value: 'Law 1581 of 2012', source: 'ley1581' },
          ],
        },
        {
          kind: 'text',
          text: 'With forms we also keep the text you accepted, the date and the purpose. Newsletter subscription is authorised separately.',
        },
      ],
    },
    {
      heading: 'Your rights and how to use them',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'See and correct',
              text: 'Ask to see your data, update them or complete them.',
            },
            {
              title: 'Delete or withdraw permission',
              text: 'Say so in a [request](/contacto). We delete whatever the law does not oblige us to keep.',
            },
            {
              title: 'Follow it up',
              text: 'With the reference number you can see the status and the deadline.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Time to answer',
          head: ['Request', 'Deadline'],
          rows: [
            ['Petition, complaint or claim', '15 working days'],
            ['Documents or information', '10 working days'],
            ['Consultation', '30 working days'],
          ],
          source: 'ley1755',
        },
      ],
    },
    {
      heading: 'Using the site',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may link to and quote the content with its source.',
            'You may not impersonate the site, alter its texts or use third-party trademarks without permission.',
            'Do not try to reach other people’s bookings or data.',
            'External links have their own conditions.',
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
              question: 'What if I do not accept the use of my data?',
              answer:
                'You can read the whole site. We just cannot receive the form, because without data there is nobody to answer.',
            },
            {
              question: 'Which law applies?',
              answer:
                'Colombian law. Before going to court, write to us: a request or complaint nearly always solves it.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Our commitment', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Accessibility', href: '/accesibilidad' },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
