import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Bring your bottle empty: the rain that falls on the roof is put to work too, and used water is treated before it leaves.',
  sections: [
    {
      heading: 'From the roof to the river',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Collected',
              text: 'The terminal roof catches the rain and leads it to a plant of its own.',
            },
            {
              title: 'Treated and used',
              text: 'That treated water returns to the operation and replaces water from the city supply.',
            },
            {
              title: 'Treated again',
              text: 'Waste water goes through the airport’s plant before it flows towards the Bogotá river.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Rainwater from the roof',
              value: '100% is treated and reused',
              source: 'bibo',
            },
            { label: 'Waste water plant', value: '57.3 litres per second', source: 'bibo' },
            {
              label: 'Plastic bottles avoided thanks to the fountains',
              value: 'More than 1 million',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Refill your bottle',
      blocks: [
        {
          kind: 'list',
          items: [
            'Empty it before security: full, it counts as a liquid.',
            'After security, look for a free water fountain. Ask the staff for the nearest one or see the [map](/mapas).',
            'Keep a bottle with a lid to hand. At altitude it helps to drink often.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Limit for liquids in the cabin',
              value: '100 ml per container',
              source: 'cabin',
            },
          ],
        },
      ],
    },
    {
      heading: 'Help us save it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Turn off the tap while you soap your hands.',
            'Do not throw wipes or food into the toilet: they harm the treatment.',
            'If you see a leak, tell the cleaning staff or send a [request](/contacto) with the exact place.',
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
              question: 'Is the rainwater for drinking?',
              answer: 'Do not drink it. For drinking, use the drinking-water fountains.',
            },
            {
              question: 'How much water is saved in a year?',
              answer:
                'We have no recent yearly figure with a public source. You can ask for it as a request for information.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
            { label: 'Soil', href: '/el-dorado-sostenible/servicios/suelo' },
            { label: 'Baggage instructions', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
