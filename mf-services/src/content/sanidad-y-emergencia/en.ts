import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If you come back ill from a trip, say so before you leave the plane or to the first officer you meet. That way you get guidance from the start.',
  sections: [
    {
      heading: 'If you arrive with symptoms',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Tell the crew',
              text: 'Say what you feel and since when. They report it before landing.',
            },
            {
              title: 'Wear a mask and keep your distance',
              text: 'Above all if you have a fever, cough, vomiting or a rash.',
            },
            {
              title: 'Find the health authority',
              text: 'Ask for the airport health authority before you go through immigration.',
            },
            {
              title: 'Say where you have been',
              text: 'Countries, dates and vaccines. Show your card.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'If you feel unwell once inside the terminal, follow the steps of the [medical service](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Health documents you may be asked for',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Yellow fever vaccine, how far ahead',
              value: '10 days before the trip',
              source: 'caracol-vacunacion',
            },
            {
              label: 'Where to have it at the airport',
              value: 'Terminal 1 international, floor 2, exit 5, 7:00 to 18:00',
              source: 'lakalle-vacunacion',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Each country decides what it requires. Confirm with the consulate and see the [vaccination point](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: 'If there is an evacuation',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Leave by the nearest marked exit',
              text: 'Follow the green signs and the staff.',
            },
            { title: 'Leave your baggage', text: 'Take only the people who are with you.' },
            { title: 'Use the stairs', text: 'Do not use lifts.' },
            {
              title: 'Go to the assembly point',
              text: 'Stay there until you are told you may return.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If you need help to go down, say so aloud and move to a staircase. If you see someone who needs it, tell the staff.',
        },
      ],
    },
    {
      heading: 'If the airport closes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Look at the bar at the top of this page: it turns red when the airport is closed.',
            'Check your flight in [departures](/vuelos/salidas) before you leave home.',
            'Speak to your airline through its app: the queue at the desk is usually long.',
            'If you are already inside, stay where you can hear announcements.',
          ],
        },
      ],
    },
    {
      heading: 'If you see something unusual',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not touch an abandoned package: move away and tell security.',
            'Do not share rumours. Official information is in [El Dorado news](/el-dorado-informa).',
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Medical service', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Traveller assistance', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
