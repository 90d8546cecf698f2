import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Four programmes to make a large airport weigh less: water, soil, climate change, and health and safety.',
  sections: [
    {
      heading: 'The four programmes',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Water](/el-dorado-sostenible/servicios/agua): rain that falls on the roof is put to use, and used water is treated.',
            '[Soil](/el-dorado-sostenible/servicios/suelo): waste is sorted so that less of it ends up buried.',
            '[Climate change](/el-dorado-sostenible/servicios/cambio-climatico): solar energy and lighting that uses less.',
            '[Health and safety](/el-dorado-sostenible/servicios/salud-y-seguridad): care for those who travel and those who work here.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Environmental programmes published',
              value: '4',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'In figures',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Solar energy',
              value: 'About 11,000 panels, 20% of the energy',
              source: 'nuevoSiglo',
            },
            { label: 'Rainwater from the roof', value: 'Treated and reused', source: 'bibo' },
            {
              label: 'Waste water treatment plant',
              value: '57.3 litres per second',
              source: 'bibo',
            },
            { label: 'Waste recovered', value: '65%', source: 'bibo' },
            { label: 'Recovery target for 2028', value: '70%', source: 'bibo' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'These figures were published by the press with data from the operator. Each one links to its source; when a newer figure appears, we change it together with its date.',
        },
      ],
    },
    {
      heading: 'What you can do today',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Before you leave',
              text: 'Bring your bottle empty and your boarding pass on your phone.',
            },
            {
              title: 'On the way',
              text: 'Look first at [public transport](/servicios/transporte-publico). If you take a taxi or a car, share it.',
            },
            {
              title: 'In the terminal',
              text: 'Fill your bottle at a fountain, and use the bin whose sign matches what you throw away.',
            },
            {
              title: 'Before boarding',
              text: 'Finish your food or pack it. What is thrown away mixed can no longer be recovered.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Ask for what is missing',
      blocks: [
        {
          kind: 'text',
          text: 'If you need environmental data you do not see here, ask for it through [requests and complaints](/contacto) as a request for information. Tell us the year and what you need it for.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'About the initiative',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            { label: 'Airport statistics', href: '/comunicados/estadisticas-del-aeropuerto' },
            { label: 'Our commitment', href: '/corporativo/servicios/nuestro-compromiso' },
          ],
        },
      ],
    },
  ],
};

export default content;
