import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Have the yellow fever vaccine several days before you travel. On the day of the flight it is too late to be protected.',
  sections: [
    {
      heading: 'Where and when',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Place',
              value: 'Terminal 1 international, floor 2, exit 5',
              source: 'lakalle-vacunacion',
            },
            { label: 'Hours', value: 'Every day, 7:00 to 18:00', source: 'lakalle-vacunacion' },
            { label: 'Vaccine', value: 'Yellow fever', source: 'lakalle-vacunacion' },
            { label: 'How long before the trip', value: '10 days', source: 'caracol-vacunacion' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirm with the information desk that vaccines are available that day before you come only for this.',
        },
      ],
    },
    {
      heading: 'What to do',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Check your destination',
              text: 'Ask the consulate or your airline whether the certificate is required to enter. Ask too about the parts of Colombia you will visit.',
            },
            { title: 'Count the days', text: 'Have the vaccine as far ahead as shown above.' },
            {
              title: 'Bring your documents',
              text: 'Identity document or passport, and your card if you have been vaccinated before.',
            },
            {
              title: 'Tell your medical history',
              text: 'Say if you are pregnant, have allergies, take medicines or are with a baby.',
            },
            { title: 'Keep the certificate', text: 'Take a photo and travel with the original.' },
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
            'Leaving it for the day of the flight.',
            'Losing the card. Ask for a duplicate where you were vaccinated.',
            'Carrying a certificate with a name that differs from the passport.',
            'Forgetting the children’s vaccines. See [family travel](/viaje-en-familia).',
          ],
        },
      ],
    },
    {
      heading: 'After the vaccine',
      blocks: [
        {
          kind: 'text',
          text: 'Wait a few minutes before you leave and say if you feel unwell. If fever or strong discomfort appears, seek medical care and show your card.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If your flight leaves today and you are not vaccinated, ask your airline and the authorities at your destination. Nobody can backdate the certificate.',
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
              question: 'Does it cost anything?',
              answer: 'Ask at the vaccination point when you arrive.',
            },
            {
              question: 'Do they give other vaccines?',
              answer: 'Confirm it before you come with the [contact form](/contacto).',
            },
            {
              question: 'Where else in Colombia can I be vaccinated?',
              answer: 'Ask the [Ministry of Health](https://www.minsalud.gov.co).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Health authority and emergencies', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Medical service', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Map', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
