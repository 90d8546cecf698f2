import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Pide la silla a tu aerolínea cuando compres el tiquete o apenas sepas que la necesitas. El día del vuelo, confírmala en el mostrador.',
  sections: [
    {
      heading: 'Cómo pedirla',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Escríbele o llama a tu aerolínea',
              text: 'Da el número de reserva y di qué necesitas. Pide que quede anotado.',
            },
            {
              title: 'Explica hasta dónde caminas',
              text: 'Todo el trayecto en silla, solo distancias largas, o también subir al avión y llegar a tu asiento.',
            },
            {
              title: 'Llega con más tiempo',
              text: 'El acompañamiento y el control toman más minutos.',
            },
            {
              title: 'Preséntate en el mostrador',
              text: 'Di que tienes asistencia y pregunta dónde y a qué hora te recogen.',
            },
            { title: 'Confirma la llegada', text: 'Pide que la silla esté también en tu destino.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes, y suma tiempo para la asistencia',
              source: 'rcn-llegada',
            },
            {
              label: 'Llegada para un vuelo nacional',
              value: '2 horas antes, y suma tiempo para la asistencia',
              source: 'rcn-llegada',
            },
          ],
        },
      ],
    },
    {
      heading: 'Si viajas con tu propia silla',
      blocks: [
        {
          kind: 'list',
          items: [
            'Dile a la aerolínea las medidas, el peso y si se pliega.',
            'Si es eléctrica, di qué batería tiene: la aerolínea te indica cómo viaja.',
            'Quita lo que se suelte: cojines, reposapiés y control.',
            'Pega tu nombre y tómale fotos antes de entregarla.',
            'Pide recibirla en la puerta del avión.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterías de litio sueltas',
              value: 'Solo en cabina',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si te la devuelven dañada, repórtalo a la aerolínea antes de salir del aeropuerto y pide copia.',
        },
      ],
    },
    {
      heading: 'Si la necesitas sin haberla pedido',
      blocks: [
        {
          kind: 'text',
          text: 'Ve primero al mostrador de tu aerolínea. Si aún no llegas a ella, pide ayuda en el punto de información de tu terminal y di tu vuelo y tu hora.',
        },
      ],
    },
    {
      heading: 'Moverte por el aeropuerto',
      blocks: [
        {
          kind: 'list',
          items: [
            'Revisa el trayecto en el [mapa](/mapas) y pide la ruta sin escaleras.',
            'Mira las [distancias](/informacion-en-tiempo-real/distancias) a pie entre zonas.',
            'Si cambias de terminal, pregunta por el abordaje del bus con silla.',
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
              question: '¿Puede acompañarme alguien?',
              answer: 'Dilo al pedir la asistencia. Hasta dónde entra depende de los controles.',
            },
            {
              question: '¿Y si la ayuda no llega?',
              answer:
                'Vuelve al mostrador y pide un responsable. Después escríbenos por el [formulario de contacto](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accesibilidad', href: '/accesibilidad' },
            { label: 'Aerolíneas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
