import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si alguien está mal, avisa ya a la persona del aeropuerto que tengas más cerca. Pide que llamen al servicio médico y no dejes sola a la persona.',
  sections: [
    {
      heading: 'En una emergencia',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Avisa',
              text: 'Habla con cualquier persona con uniforme: seguridad, aerolínea, aseo, policía o una tienda. Todas pueden pedir ayuda.',
            },
            {
              title: 'Di dónde estás',
              text: 'Terminal, piso y el número de sala, puerta o mostrador más cercano.',
            },
            {
              title: 'Di qué pasa',
              text: 'Si la persona responde, si respira y si hay sangrado o un golpe.',
            },
            {
              title: 'Quédate',
              text: 'Deja espacio, no la muevas si se golpeó y no le des de comer ni de beber.',
            },
            {
              title: 'Recibe al equipo médico',
              text: 'Manda a alguien a guiarlo y cuéntale qué medicinas toma.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Pide el desfibrilador si la persona no responde y no respira con normalidad. Sigue las instrucciones de quien te atienda.',
        },
      ],
    },
    {
      heading: 'Si no es urgente',
      blocks: [
        {
          kind: 'list',
          items: [
            'Busca el servicio médico en el [mapa](/mapas) o pregunta en el punto de información.',
            'Lleva tu documento, tu seguro y la lista de tus medicinas.',
            'Si ya pasaste seguridad, pregunta si hay atención de ese lado.',
            'Si necesitas medicinas, busca farmacias entre las [tiendas](/establecimientos/tiendas).',
          ],
        },
      ],
    },
    {
      heading: 'Antes de volar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pregunta a tu médico si puedes volar después de una cirugía, con un embarazo avanzado o con una enfermedad reciente.',
            'Pregunta a tu aerolínea si necesitas un certificado médico u oxígeno.',
            'Lleva las medicinas en cabina, en su empaque y con la fórmula.',
            'Si usas jeringas o equipos, dilo en el control antes de pasar.',
          ],
        },
        {
          kind: 'text',
          text: 'Las medicinas líquidas también se muestran en el control. Mira los límites de [equipaje](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'La altura de Bogotá',
      blocks: [
        {
          kind: 'text',
          text: 'Bogotá está a gran altura y los primeros días puedes cansarte más. Camina despacio, toma agua y avisa si te falta el aire o te duele el pecho.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Altura del aeropuerto', value: '2.548 m', source: 'elevacion' }],
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Punto de vacunación', href: '/servicios/punto-de-vacunacion' },
            { label: 'Sanidad y emergencia', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Sillas de ruedas', href: '/servicios/sillas-de-ruedas' },
          ],
        },
      ],
    },
  ],
};

export default content;
