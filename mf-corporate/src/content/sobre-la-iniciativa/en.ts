import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'The initiative gathers the airport’s environmental work in four programmes and keeps its targets in view.',
  sections: [
    {
      heading: 'What it is',
      blocks: [
        {
          kind: 'text',
          text: 'An airport uses water and energy at all hours, produces waste and receives thousands of people. The initiative organises the response on four fronts so that each can be measured on its own.',
        },
        {
          kind: 'list',
          items: [
            '**Water:** take less from the city supply and return it cleaner.',
            '**Soil:** recover waste instead of burying it.',
            '**Climate change:** use less energy and produce part of it from the sun.',
            '**Health and safety:** look after passengers, visitors and workers.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Four programmes',
              value: 'Water, soil, climate change, health and safety',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'Published targets',
      blocks: [
        {
          kind: 'table',
          caption: 'Targets with a date',
          head: ['Topic', 'Today', 'Target for 2028'],
          rows: [['Waste recovered', '65%', '70%']],
          source: 'bibo',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Cut in emissions by 2028', value: '57%', source: 'nuevoSiglo' },
            {
              label: 'Programme it belongs to',
              value: 'National Carbon Neutrality Programme, Ministry of Environment',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: '“Today” is the value given by the source when we read it. The date of reading is at the foot of the page.',
        },
      ],
    },
    {
      heading: 'How to take part',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'If you are travelling',
              text: 'Sort your waste and refill your bottle. Those are the two gestures most often repeated in the terminal.',
            },
            {
              title: 'If you run a shop',
              text: 'Ask the airport administration for the waste plan of your area.',
            },
            {
              title: 'If you study or do research',
              text: 'Ask for data through [requests and complaints](/contacto) and say which period you need.',
            },
            {
              title: 'If you live nearby',
              text: 'Tell us through [requests and complaints](/contacto) what you notice, where and at what time.',
            },
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
              question: 'Who verifies these figures?',
              answer:
                'We show the public source here. For audits or certificates in force, ask for them in writing.',
            },
            {
              question: 'Why are there not more targets?',
              answer: 'We publish only those with a source that you can open.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
            { label: 'Climate change', href: '/el-dorado-sostenible/servicios/cambio-climatico' },
            { label: 'Soil', href: '/el-dorado-sostenible/servicios/suelo' },
          ],
        },
      ],
    },
  ],
};

export default content;
