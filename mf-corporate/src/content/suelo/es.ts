import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Lo que separas bien se recupera. Lo que va mezclado, se entierra.',
  sections: [
    {
      heading: 'Cómo botar bien, en tres pasos',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Vacía', text: 'Bota el líquido antes de dejar el vaso o la botella.' },
            {
              title: 'Separa',
              text: 'Quita la comida del empaque. Cartón limpio, plástico y latas van aparte.',
            },
            {
              title: 'Lee el letrero',
              text: 'Usa la caneca que dice lo que tienes en la mano. Si dudas, pregunta al personal de aseo.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Las cifras',
      blocks: [
        {
          kind: 'table',
          caption: 'Aprovechamiento de residuos del aeropuerto',
          head: ['Momento', 'Porcentaje'],
          rows: [
            ['Dato publicado', '65 %'],
            ['Meta para 2028', '70 %'],
          ],
          source: 'bibo',
        },
        {
          kind: 'text',
          text: 'Aprovechar quiere decir que el material vuelve a usarse o a transformarse. El resto sale como residuo ordinario.',
        },
      ],
    },
    {
      heading: 'Antes de viajar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Lleva solo la comida que vas a comer: frutas, plantas y semillas pueden quedarse en la [aduana](/servicios/aduanas) de tu destino.',
            'Saca de la maleta los líquidos que no pasan el control. Cada frasco decomisado es un residuo.',
            'No botes pilas ni cargadores con la basura común. Pregunta en un módulo de información dónde recibirlos.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Nunca dejes una batería en una caneca: puede prenderse. Si está hinchada o caliente, avisa al personal de inmediato.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterías de litio de repuesto y vapeadores',
              value: 'Viajan solo en cabina',
              source: 'semanaCabin',
            },
          ],
        },
      ],
    },
    {
      heading: 'Preguntas frecuentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Puedo donar la comida que no me comí?',
              answer: 'Pregunta en el restaurante. No podemos prometer que la reciban.',
            },
            {
              question: 'Perdí algo y pudo terminar en la basura. ¿Qué hago?',
              answer:
                'Reporta pronto en [objetos perdidos](/servicios/objetos-perdidos), con la hora y el lugar.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
            { label: 'Agua', href: '/el-dorado-sostenible/servicios/agua' },
            { label: 'Instrucciones de equipaje', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
