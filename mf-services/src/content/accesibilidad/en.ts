import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Tell your airline what you need when you book. Then plan your route on the map and confirm everything on the day of the flight.',
  sections: [
    {
      heading: 'Plan before you come',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Request assistance',
              text: 'The airline arranges it. Follow the steps in [wheelchairs](/servicios/sillas-de-ruedas).',
            },
            {
              title: 'Write down what helps you',
              text: 'A short sentence you can show: “I need to read lips”, “I need a quiet place”.',
            },
            {
              title: 'Look at the way',
              text: 'Check the [map](/mapas) and the [walking distances](/informacion-en-tiempo-real/distancias) from the entrance to your gate.',
            },
            {
              title: 'Choose your transport',
              text: 'Compare options in [getting to the airport](/transporte/como-llegar-al-aeropuerto) and say that you travel with a wheelchair or a guide dog.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Depending on what you need',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Mobility:** ask for the step-free route at the information desk, and for the wheelchair from the airline.',
            '**Sight:** ask to be accompanied from the desk to your seat. Say if you travel with a guide dog.',
            '**Hearing:** ask to be told of changes in writing and follow your flight in [departures](/vuelos/salidas).',
            '**Autism, anxiety or dementia:** ask to wait away from the queue and to board when it is easiest for you.',
            '**A condition that cannot be seen:** mention it at the desk. It is enough to say what help you need.',
          ],
        },
      ],
    },
    {
      heading: 'At the checkpoints',
      blocks: [
        {
          kind: 'list',
          items: [
            'If you prefer, ask to be searched in private by a person of your own sex.',
            'Say beforehand if you use a pacemaker, a prosthesis, an insulin pump or oxygen.',
            'If you travel with a guide dog, say so when you reach the queue and ask for each step to be explained.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Security check, usual wait',
              value: '5 to 15 minutes',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Look at the [queue times](/informacion-en-tiempo-real/tiempo-en-filas) and choose the quietest moment.',
        },
      ],
    },
    {
      heading: 'This website',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Colombian web accessibility rule',
              value: 'Resolution 1519 of 2020, annex 1: WCAG 2.1, level AA',
              source: 'res-1519',
            },
            {
              label: 'The level we commit to',
              value: 'WCAG 2.2, level AA',
              source: 'compromiso-web',
            },
          ],
        },
        {
          kind: 'text',
          text: 'You can use it with a keyboard and with a screen reader, enlarge the text and change language. Flight statuses are written in words, not shown by colour alone.',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'If something does not work for you, tell us on which page and with which assistive technology in the [contact form](/contacto).',
        },
      ],
    },
    {
      heading: 'If something fails on the day',
      blocks: [
        {
          kind: 'text',
          text: 'Ask for a supervisor at the airline’s desk or at the information desk. Then put your complaint in writing: reply times are in [traveller assistance](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'links',
          items: [
            { label: 'Wheelchairs', href: '/servicios/sillas-de-ruedas' },
            { label: 'Medical service', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Taxis', href: '/servicios/taxis' },
          ],
        },
      ],
    },
  ],
};

export default content;
