import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'En la Terminal 1 dejas un depósito y lo recuperas si devuelves el carro a tiempo. En la Terminal 2 no pagas nada.',
  sections: [
    {
      heading: 'Cuánto cuesta',
      blocks: [
        {
          kind: 'table',
          caption: 'Uso de los carros por terminal',
          head: ['Terminal', 'Depósito', 'Devolución'],
          rows: [
            [
              'Terminal 1',
              '12.000 COP, 3 USD o 3 EUR',
              'Completa, si devuelves el carro en la primera hora',
            ],
            ['Terminal 2', 'Gratis', 'No aplica'],
          ],
          source: 'el-dorado-servicios',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Algunos textos antiguos muestran un depósito menor. Vale el que diga el módulo el día en que lo usas.',
        },
      ],
    },
    {
      heading: 'Cómo usarlo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Busca el módulo',
              text: 'Sigue los avisos de carros de equipaje o míralo en el [mapa](/mapas).',
            },
            {
              title: 'Deja el depósito',
              text: 'Ten el valor listo en una de las monedas aceptadas y pide el comprobante.',
            },
            {
              title: 'Mira la hora',
              text: 'El plazo para recuperar el depósito empieza cuando lo tomas.',
            },
            {
              title: 'Devuélvelo en un módulo',
              text: 'No lo dejes en la acera ni en el parqueadero: así no te devuelven el depósito.',
            },
            { title: 'Recibe tu depósito', text: 'Entrega el comprobante y cuenta el dinero.' },
          ],
        },
      ],
    },
    {
      heading: 'Para no perder el depósito',
      blocks: [
        {
          kind: 'list',
          items: [
            'Toma el carro cuando la maleta ya esté en la banda, no antes.',
            'Pregunta dónde queda el módulo de devolución más cercano a tu salida.',
            'Si vas a comer o a esperar a alguien, devuélvelo primero.',
            'Si la fila de devolución es larga, muestra el comprobante antes de que pase la hora.',
          ],
        },
      ],
    },
    {
      heading: 'Úsalo con seguridad',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pon las maletas pesadas abajo y no tapes la vista.',
            'No subas niños al carro.',
            'En rampas, ve despacio. Usa el ascensor y no las escaleras eléctricas.',
          ],
        },
      ],
    },
    {
      heading: 'Preguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Puedo pasar con el carro de una terminal a otra?',
              answer:
                'Pregunta en el módulo antes de salir. Entre terminales hay un bus gratuito, con más detalle en [transporte público](/servicios/transporte-publico).',
            },
            {
              question: '¿Hay alguien que me ayude con las maletas?',
              answer:
                'Pregunta en el punto de información. Si tienes movilidad reducida, pide asistencia a tu aerolínea y mira [sillas de ruedas](/servicios/sillas-de-ruedas).',
            },
            {
              question: '¿No me devolvieron el depósito?',
              answer:
                'Guarda el comprobante y escríbenos por el [formulario de contacto](/contacto) con la hora y el lugar.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Guarda equipaje', href: '/servicios/guarda-equipaje' },
            { label: 'Instrucciones de equipaje', href: '/servicios/instrucciones-equipaje' },
            { label: 'Llegadas', href: '/vuelos/llegadas' },
          ],
        },
      ],
    },
  ],
};

export default content;
