import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Trae tu botella vacía: la lluvia que cae en la cubierta también trabaja, y el agua usada se trata antes de salir.',
  sections: [
    {
      heading: 'De la cubierta al río',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Se recoge',
              text: 'La cubierta de la terminal recibe la lluvia y la lleva a una planta propia.',
            },
            {
              title: 'Se trata y se usa',
              text: 'Esa agua tratada vuelve a la operación y reemplaza agua del acueducto.',
            },
            {
              title: 'Se trata otra vez',
              text: 'El agua residual pasa por la planta del aeropuerto antes de ir hacia el río Bogotá.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Agua lluvia de la cubierta',
              value: 'Se trata y se reutiliza el 100 %',
              source: 'bibo',
            },
            {
              label: 'Planta de aguas residuales',
              value: '57,3 litros por segundo',
              source: 'bibo',
            },
            {
              label: 'Botellas plásticas evitadas con los dispensadores',
              value: 'Más de 1 millón',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Llena tu botella',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vacíala antes del control: llena, cuenta como líquido.',
            'Después del control, busca un dispensador de agua gratuita. Pregunta al personal por el más cercano o mira el [mapa](/mapas).',
            'Ten a la mano un envase con tapa. En altura conviene tomar agua seguido.',
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Límite de líquidos en cabina', value: '100 ml por envase', source: 'cabin' },
          ],
        },
      ],
    },
    {
      heading: 'Ayuda a cuidarla',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cierra la llave mientras te enjabonas.',
            'No botes toallas ni comida en el sanitario: dañan el tratamiento.',
            'Si ves una fuga, avisa al personal de aseo o por [PQRS](/contacto) con el lugar exacto.',
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
              question: '¿El agua lluvia es para beber?',
              answer: 'No la bebas. Para tomar, usa los dispensadores de agua potable.',
            },
            {
              question: '¿Cuánta agua se ahorra al año?',
              answer:
                'No tenemos un dato anual reciente con fuente pública. Puedes pedirlo como solicitud de información.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
            { label: 'Suelo', href: '/el-dorado-sostenible/servicios/suelo' },
            { label: 'Instrucciones de equipaje', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
