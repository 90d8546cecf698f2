import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Busca el guarda equipaje en el [mapa](/mapas) o pregunta en el punto de información. Confirma el precio y la hora de cierre antes de dejar la maleta.',
  sections: [
    {
      heading: 'Cómo funciona',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ubica el servicio',
              text: 'Filtra por servicios en el [mapa](/mapas). Si cambias de terminal, pregunta cuál te queda más cerca.',
            },
            {
              title: 'Prepara la maleta',
              text: 'Ciérrala con candado y saca lo que vas a necesitar.',
            },
            {
              title: 'Pregunta las condiciones',
              text: 'Precio, forma de cobro, horario y tamaño máximo.',
            },
            {
              title: 'Guarda el comprobante',
              text: 'Tómale una foto. Sin él, recoger la maleta toma más tiempo.',
            },
            {
              title: 'Vuelve con tiempo',
              text: 'Cuenta la fila para recogerla y el control de seguridad.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Qué preguntar antes de pagar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cuánto cuesta y si cobran por hora, por día o por maleta.',
            'Hasta qué hora puedes recogerla y qué pasa si te demoras.',
            'Qué medios de pago reciben.',
            'Quién responde si se pierde o se daña algo, y hasta qué valor.',
            'Si reciben bicicletas, instrumentos o cajas.',
          ],
        },
      ],
    },
    {
      heading: 'Qué no dejar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pasaporte, dinero, joyas y medicinas.',
            'Computador, cámara y baterías sueltas.',
            'Comida que se dañe, plantas o animales.',
            'Objetos de otra persona.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No dejes maletas solas en la terminal, ni por un momento. Seguridad las retira.',
        },
      ],
    },
    {
      heading: 'Antes de salir a la ciudad',
      blocks: [
        {
          kind: 'text',
          text: 'Si tu vuelo es internacional, vuelve con la anticipación que corresponde y revisa la fila de seguridad.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distancia al centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Llegada para un vuelo nacional',
              value: '2 horas antes',
              source: 'rcn-llegada',
            },
            { label: 'Bus entre terminales', value: 'Gratis, las 24 horas', source: 'semana-bus' },
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
              question: '¿Puedo dejar la maleta con mi aerolínea?',
              answer:
                'A veces la recibe desde temprano. Pregunta en el mostrador a qué hora abre tu vuelo y evitas pagar el guarda equipaje.',
            },
            {
              question: '¿Tengo que recoger la maleta en una conexión?',
              answer:
                'Depende de tu tiquete. Míralo en [conexiones](/vuelos/conexiones) y confírmalo con la aerolínea.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Tiempo en filas', href: '/informacion-en-tiempo-real/tiempo-en-filas' },
            { label: 'Carros de equipaje', href: '/servicios/carros-de-equipaje' },
            { label: 'Escríbenos', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
