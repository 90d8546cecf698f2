import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'What you sort well is recovered. What is mixed gets buried.',
  sections: [
    {
      heading: 'How to throw things away, in three steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Empty', text: 'Pour out the liquid before you leave the cup or bottle.' },
            {
              title: 'Sort',
              text: 'Take the food out of its packaging. Clean cardboard, plastic and cans go apart.',
            },
            {
              title: 'Read the sign',
              text: 'Use the bin that names what you are holding. If in doubt, ask the cleaning staff.',
            },
          ],
        },
      ],
    },
    {
      heading: 'The figures',
      blocks: [
        {
          kind: 'table',
          caption: 'Waste recovery at the airport',
          head: ['When', 'Share'],
          rows: [
            ['Published figure', '65%'],
            ['Target for 2028', '70%'],
          ],
          source: 'bibo',
        },
        {
          kind: 'text',
          text: 'Recovery means that the material is used again or turned into something else. The rest leaves as ordinary waste.',
        },
      ],
    },
    {
      heading: 'Before you travel',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bring only the food you will eat: fruit, plants and seeds may be stopped at [customs](/servicios/aduanas) where you land.',
            'Take out of your bag the liquids that do not pass security. Every confiscated bottle is waste.',
            'Do not put batteries or chargers in the ordinary bins. Ask at an information desk where to leave them.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Never leave a battery in a bin: it can catch fire. If it is swollen or hot, tell the staff at once.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Spare lithium batteries and vapes',
              value: 'Travel in the cabin only',
              source: 'semanaCabin',
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
              question: 'Can I donate food I did not eat?',
              answer: 'Ask at the restaurant. We cannot promise that they will take it.',
            },
            {
              question: 'I lost something and it may have gone into the rubbish. What do I do?',
              answer:
                'Report it soon to [lost property](/servicios/objetos-perdidos), with the time and place.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Sustainable El Dorado', href: '/el-dorado-sostenible' },
            { label: 'Water', href: '/el-dorado-sostenible/servicios/agua' },
            { label: 'Baggage instructions', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
