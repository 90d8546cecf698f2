import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Antes de cerrar la maleta, separa tres cosas: líquidos, baterías y objetos con filo. Son las que más demoran el control.',
  sections: [
    {
      heading: 'Restricciones en cabina',
      blocks: [
        {
          kind: 'table',
          caption: 'Qué va en cabina y qué va en bodega',
          head: ['Objeto', 'En cabina', 'En bodega'],
          rows: [
            [
              'Líquidos, geles y aerosoles',
              'Sí, en envases de hasta 100 ml',
              'Sí, según tu aerolínea',
            ],
            [
              'Bolsa para los líquidos',
              'Una transparente y resellable de hasta 1 litro, de unos 20 × 20 cm',
              'No aplica',
            ],
            ['Baterías de litio sueltas y power banks', 'Sí, siempre contigo', 'No'],
            ['Vapeadores y cigarrillos electrónicos', 'Sí, siempre contigo', 'No'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'table',
          caption: 'Objetos que conviene dejar en bodega',
          head: ['Objeto', 'Qué hacer'],
          rows: [
            [
              'Cuchillos, navajas, tijeras y cuchillas',
              'Empácalos en bodega, con el filo cubierto',
            ],
            ['Herramientas y bates, palos o bastones deportivos', 'Empácalos en bodega'],
            ['Objetos que parecen armas, aunque sean de juguete', 'Pregunta antes a tu aerolínea'],
            ['Fuegos artificiales, combustibles y otros inflamables', 'Déjalos en casa'],
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'La segunda tabla es una recomendación. La última palabra en el control la tiene el personal de seguridad.',
        },
      ],
    },
    {
      heading: 'Cómo pasar rápido el control',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Prepara la bolsa de líquidos',
              text: 'Ponla arriba en el morral para sacarla de una vez.',
            },
            {
              title: 'Vacía los bolsillos',
              text: 'Llaves, monedas, celular y correa van en la bandeja.',
            },
            {
              title: 'Saca los aparatos grandes si te lo piden',
              text: 'El personal te indica qué sacar en cada fila.',
            },
            {
              title: 'Termina el agua antes',
              text: 'Lleva el termo vacío y llénalo después del control.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Un envase grande no pasa aunque esté medio vacío: cuenta el tamaño del envase.',
        },
      ],
    },
    {
      heading: 'Maletas de bodega',
      blocks: [
        {
          kind: 'list',
          items: [
            'El peso y el número de maletas los define tu aerolínea. Mira su página antes de pesar.',
            'Marca la maleta por dentro y por fuera con nombre y correo.',
            'Deja los documentos, las medicinas y los objetos de valor contigo.',
            'No lleves maletas ni encargos de otra persona.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si te retienen un objeto en el control, pregunta si todavía alcanzas a enviarlo en bodega. Después del control ya no hay vuelta atrás.',
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Carros de equipaje', href: '/servicios/carros-de-equipaje' },
            { label: 'Guarda equipaje', href: '/servicios/guarda-equipaje' },
            { label: 'Aduanas', href: '/servicios/aduanas' },
            { label: 'Aerolíneas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
