import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If you want to pray or sit in silence for a while, find the prayer room on the [map](/mapas) before you go through security, so that you know which side it is on.',
  sections: [
    {
      heading: 'How to find it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Open the map',
              text: 'Filter by services and choose your terminal on the [map](/mapas).',
            },
            {
              title: 'Confirm the area',
              text: 'Ask at the information desk whether it is before or after security and whether it is open.',
            },
            {
              title: 'Work out the walk',
              text: 'Look at the [walking distances](/informacion-en-tiempo-real/distancias) from the prayer room to your gate.',
            },
          ],
        },
      ],
    },
    {
      heading: 'How to use it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Come in quietly and put your phone on aeroplane mode or silent.',
            'Leave room for other people and other beliefs.',
            'Do not eat or sleep inside. To sleep, see [rest rooms for travellers](/servicios/habitaciones-de-descanso).',
            'Bring your own mat, book or whatever you need: do not count on finding it there.',
            'Keep your bags with you at all times.',
          ],
        },
        {
          kind: 'text',
          text: 'If you are with children and they get restless, take a walk and come back later: [family travel](/viaje-en-familia) has more ideas for the wait.',
        },
      ],
    },
    {
      heading: 'How much time you have',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrival for an international flight',
              value: '3 hours before',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrival for a domestic flight',
              value: '2 hours before',
              source: 'rcn-llegada',
            },
            {
              label: 'Security check, usual wait',
              value: '5 to 15 minutes',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If the prayer room is before security, keep the time of the queue free. You can see it in [queue times](/informacion-en-tiempo-real/tiempo-en-filas).',
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
              question: 'Is there mass or another service?',
              answer:
                'Ask for the times at the information desk or write with the [contact form](/contacto). They may change on holidays.',
            },
            {
              question: 'Can I book it for a group?',
              answer:
                'Write to us with the date, the time and the number of people, and wait for the reply before you count on it.',
            },
            {
              question: 'Is it wheelchair accessible?',
              answer:
                'Ask for the step-free route at the information desk and see [accessibility](/accesibilidad).',
            },
            {
              question: 'What if I need help in a difficult moment?',
              answer:
                'Go to the [medical service](/servicios/servicio-medico-y-emergencias) or to any member of airport staff.',
            },
          ],
        },
        {
          kind: 'links',
          items: [{ label: 'Traveller assistance', href: '/servicios/ayuda-al-viajero' }],
        },
      ],
    },
  ],
};

export default content;
