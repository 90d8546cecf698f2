import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'One fifth of the energy comes from the sun. The next step is to use less, and to make getting here cleaner too.',
  sections: [
    {
      heading: 'What already works',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Solar plant', value: 'About 11,000 panels', source: 'nuevoSiglo' },
            {
              label: 'Energy it provides',
              value: '20% of what the terminal uses',
              source: 'nuevoSiglo',
            },
            {
              label: 'Lamps replaced by high-efficiency ones',
              value: 'About 25,000',
              source: 'nuevoSiglo',
            },
            { label: 'Saving on lighting', value: '50%', source: 'nuevoSiglo' },
          ],
        },
      ],
    },
    {
      heading: 'The target',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Cut in emissions by 2028', value: '57%', source: 'nuevoSiglo' },
            {
              label: 'National framework',
              value: 'National Carbon Neutrality Programme',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'The target is the operator’s and covers the airport’s emissions. Each airline reports those of its flights.',
        },
      ],
    },
    {
      heading: 'Your way here',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look at public transport',
              text: 'There are buses between the city and the terminal. See [routes and fares](/servicios/transporte-publico).',
            },
            {
              title: 'Share the taxi',
              text: 'Work out the fare in [taxis](/servicios/taxis) and split it with someone going to the same area.',
            },
            {
              title: 'If you come by car',
              text: 'Leave early and check the free spaces in [car parks](/informacion-en-tiempo-real/parqueaderos), so as not to drive around.',
            },
            { title: 'Between terminals', text: 'Take the free bus instead of a taxi.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Bus between terminals', value: 'Free, 24 hours', source: 'semanaBus' },
            { label: 'Distance to the centre', value: '15 km', source: 'flio' },
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
            'Arriving at the wrong terminal and driving out again.',
            'Leaving the engine running while you wait for someone.',
            'Printing the boarding pass when you already have it on your phone.',
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
              question: 'Can I offset my flight?',
              answer:
                'Ask your airline whether it has a programme and who verifies it. This website does not sell offsets.',
            },
            {
              question: 'How much does the airport emit?',
              answer:
                'We do not publish an inventory because we have no recent one with an open source. Ask for it through [requests and complaints](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Getting to the airport', href: '/transporte/como-llegar-al-aeropuerto' },
            {
              label: 'About the initiative',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            { label: 'Water', href: '/el-dorado-sostenible/servicios/agua' },
          ],
        },
      ],
    },
  ],
};

export default content;
