import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Vuelve al último lugar donde lo viste y pregunta ahí. Si no aparece, repórtalo el mismo día con todos los detalles.',
  sections: [
    {
      heading: 'A quién preguntar',
      blocks: [
        {
          kind: 'table',
          caption: 'Según dónde lo dejaste',
          head: ['Dónde', 'A quién acudir'],
          rows: [
            ['En una sala, un baño o un pasillo', 'Al punto de información de esa terminal'],
            [
              'En el control de seguridad',
              'Al personal de la misma fila o al punto de información',
            ],
            ['En el avión o en la sala de abordaje', 'A tu aerolínea'],
            ['En un restaurante o una tienda', 'Al mismo local, y después al punto de información'],
            ['En un taxi', 'Al concesionario de taxis, con la placa o el número de la reserva'],
            [
              'Es tu maleta y no salió por la banda',
              'A tu aerolínea, antes de salir de la sala de equipajes',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Cómo reportarlo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Anota lo que recuerdas',
              text: 'Lugar, hora, vuelo y por dónde caminaste. El [mapa](/mapas) te ayuda a nombrar el sitio.',
            },
            {
              title: 'Describe el objeto',
              text: 'Color, marca, tamaño, qué tiene adentro y una seña que solo tú conozcas.',
            },
            {
              title: 'Escríbenos',
              text: 'Usa el [formulario de contacto](/contacto) y deja un correo y un celular que contestes.',
            },
            {
              title: 'Guarda la respuesta',
              text: 'El número de referencia te sirve para preguntar después.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si ya estás fuera de Bogotá, escribe igual. Pregunta cómo se entrega el objeto y si otra persona puede recogerlo por ti.',
        },
      ],
    },
    {
      heading: 'Si perdiste algo importante',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Celular o tarjetas:** bloquéalos antes de seguir buscando.',
            '**Pasaporte o cédula:** avisa a la policía y, si eres extranjero, a tu consulado. Pide ayuda en el punto de información.',
            '**Medicinas:** acude al [servicio médico](/servicios/servicio-medico-y-emergencias).',
            '**Maleta de bodega:** haz el reporte con la aerolínea y guarda el recibo del equipaje.',
          ],
        },
      ],
    },
    {
      heading: 'Para recogerlo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Lleva tu documento de identidad.',
            'Lleva una prueba de que es tuyo: foto, factura, empaque o número de serie.',
            'Si va otra persona, pregunta antes qué autorización necesita.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Pregunta cuánto tiempo guardan los objetos y si hay algún costo. Desconfía de quien te pida dinero por mensaje para devolverte algo.',
        },
      ],
    },
    {
      heading: 'Te puede servir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Escríbenos', href: '/contacto' },
            {
              label: 'Entidades aeroportuarias',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Aerolíneas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
