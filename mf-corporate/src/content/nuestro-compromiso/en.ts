import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'What you can demand of us, with deadlines and the rule behind each one.',
  sections: [
    {
      heading: 'We answer on time',
      blocks: [
        {
          kind: 'text',
          text: 'File your request through [requests and complaints](/contacto) and keep the number. Working days are counted from the day after it is received.',
        },
        {
          kind: 'table',
          caption: 'Maximum time to answer',
          head: ['Request', 'Deadline'],
          rows: [
            ['Petition, complaint or claim', '15 working days'],
            ['Documents or information', '10 working days'],
            ['Consultation', '30 working days'],
            ['Passing it on to the competent body', '5 working days'],
          ],
          source: 'ley1755',
        },
        {
          kind: 'text',
          text: 'If we cannot make it, we tell you before the deadline, with the reason and the new date. The extension may not exceed double the original time.',
        },
      ],
    },
    {
      heading: 'We take care of your data',
      blocks: [
        {
          kind: 'list',
          items: [
            'We ask for permission before receiving them and tell you what they are for.',
            'We keep a record of the text you accepted, when, and for which purpose.',
            'The newsletter is a separate permission: accepting one thing does not sign you up for the other.',
            'You can withdraw your permission and ask us to correct or delete your data through [requests and complaints](/contacto).',
          ],
        },
        {
          kind: 'facts',
          items: [{ label: 'Law that applies', value: 'Law 1581 of 2012', source: 'ley1581' }],
        },
      ],
    },
    {
      heading: 'A website for everyone',
      blocks: [
        {
          kind: 'text',
          text: 'The site can be used with a keyboard, with a screen reader and with enlarged text. If something does not work for you, tell us on which page and with which aid.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Level required by the Colombian rule',
              value: 'WCAG 2.1 AA',
              source: 'res1519',
            },
            { label: 'Level this site is designed to', value: 'WCAG 2.2 AA', source: 'site' },
          ],
        },
      ],
    },
    {
      heading: 'Figures with source and date',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every price, rule or figure shows where it comes from and when it was read.',
            'Live data show their age.',
            'If the site uses demonstration data, it says so on screen.',
            'If we do not know something, we tell you whom to ask.',
          ],
        },
      ],
    },
    {
      heading: 'If we fall short',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'The deadline has passed and I have no answer. What do I do?',
              answer:
                'Look up your request with its number. If it is overdue, write to us quoting it and ask for the reason.',
            },
            {
              question: 'Is my complaint about the airline?',
              answer:
                'Start with the airline: it answers for tickets, delays and baggage. If you write to us, we pass it on.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accessibility', href: '/accesibilidad' },
            { label: 'Terms and conditions', href: '/comunicados/terminos-y-condiciones' },
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
