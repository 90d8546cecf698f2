import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'The law sets how long an answer may take. Time is counted in working days, from the day after we receive your message.',
  sections: [
    {
      heading: 'How long an answer takes',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Request, complaint or claim', value: '15 working days', source: 'ley1755' },
            { label: 'Documents or information', value: '10 working days', source: 'ley1755' },
            { label: 'Consultation', value: '30 working days', source: 'ley1755' },
          ],
        },
        {
          kind: 'list',
          items: [
            'You get a reference number when you send. Keep it to ask about your case.',
            'If your message belongs to another body, we pass it on within 5 working days and tell you.',
            'If more time is needed, we tell you before the time limit ends. In total it cannot exceed twice the limit.',
          ],
        },
      ],
    },
    {
      heading: 'We may already have the answer',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Flight status', href: '/vuelos' },
            { label: 'Lost property', href: '/servicios/objetos-perdidos' },
            { label: 'Taxi fares', href: '/servicios/taxis' },
            { label: 'Accessibility', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};
export default content;
