import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Ask your airline for the wheelchair when you buy the ticket or as soon as you know you need it. On the day of the flight, confirm it at the desk.',
  sections: [
    {
      heading: 'How to request it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Write to or call your airline',
              text: 'Give the booking number and say what you need. Ask for it to be recorded.',
            },
            {
              title: 'Explain how far you can walk',
              text: 'The whole way in a wheelchair, long distances only, or also boarding the plane and reaching your seat.',
            },
            { title: 'Come earlier', text: 'Assistance and security take more minutes.' },
            {
              title: 'Go to the desk',
              text: 'Say that you have assistance and ask where and when you will be met.',
            },
            {
              title: 'Confirm your arrival',
              text: 'Ask for the wheelchair to be ready at your destination too.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrival for an international flight',
              value: '3 hours before, plus time for assistance',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrival for a domestic flight',
              value: '2 hours before, plus time for assistance',
              source: 'rcn-llegada',
            },
          ],
        },
      ],
    },
    {
      heading: 'If you travel with your own chair',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tell the airline its size, its weight and whether it folds.',
            'If it is electric, say which battery it has: the airline tells you how it travels.',
            'Take off what comes loose: cushions, footrests and controller.',
            'Put your name on it and take photos before you hand it over.',
            'Ask to receive it at the aircraft door.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Spare lithium batteries',
              value: 'In the cabin only',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If it comes back damaged, report it to the airline before you leave the airport and ask for a copy.',
        },
      ],
    },
    {
      heading: 'If you need one without having asked',
      blocks: [
        {
          kind: 'text',
          text: 'Go first to your airline’s desk. If you have not reached it yet, ask for help at the information desk of your terminal and give your flight and time.',
        },
      ],
    },
    {
      heading: 'Moving around the airport',
      blocks: [
        {
          kind: 'list',
          items: [
            'Check the way on the [map](/mapas) and ask for the step-free route.',
            'See the [walking distances](/informacion-en-tiempo-real/distancias) between areas.',
            'If you change terminals, ask how to board the bus with a wheelchair.',
          ],
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
              question: 'Can someone come with me?',
              answer:
                'Say so when you request assistance. How far they can go depends on the checkpoints.',
            },
            {
              question: 'What if nobody comes?',
              answer:
                'Go back to the desk and ask for a supervisor. Then write to us with the [contact form](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accessibility', href: '/accesibilidad' },
            { label: 'Airlines', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
