import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Carga el celular antes de salir y descarga el pasabordo. Si necesitas un enchufe o una impresora en la terminal, pregunta en el punto de información dónde hay uno libre.',
  sections: [
    {
      heading: 'Lo que puedes resolver aquí',
      blocks: [
        {
          kind: 'table',
          caption: 'Qué necesitas y dónde buscarlo',
          head: ['Necesitas', 'Qué hacer'],
          rows: [
            [
              'Cargar el celular o el computador',
              'Busca puntos de carga en las salas de espera o pregunta en el punto de información',
            ],
            ['Imprimir el pasabordo', 'Usa el quiosco de tu aerolínea o pídelo en su mostrador'],
            [
              'Imprimir otro documento',
              'Pregunta en el punto de información quién imprime en esa terminal',
            ],
            ['Internet', 'Mira [internet y wifi](/servicios/internet-wifi)'],
            [
              'Comprar un cable, un adaptador o una SIM',
              'Busca entre las [tiendas](/establecimientos/tiendas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Si te quedas sin batería',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pide el pase impreso',
              text: 'Tu aerolínea lo imprime en el mostrador con tu documento.',
            },
            {
              title: 'Anota lo esencial',
              text: 'Vuelo, sala, hora y el teléfono de quien te recoge.',
            },
            { title: 'Mira las pantallas', text: 'La sala puede cambiar. Revísala cada rato.' },
            {
              title: 'Carga lo justo',
              text: 'Con unos minutos puedes mostrar el pase y pedir transporte.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Baterías y equipos en el avión',
      blocks: [
        {
          kind: 'table',
          caption: 'Dónde viajan',
          head: ['Equipo', 'En cabina', 'En bodega'],
          rows: [
            ['Power bank y baterías de litio sueltas', 'Sí', 'No'],
            ['Vapeadores', 'Sí', 'No'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'text',
          text: 'Más detalles en [instrucciones de equipaje](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'Cuida tus equipos',
      blocks: [
        {
          kind: 'list',
          items: [
            'No dejes el celular cargando sin vigilarlo.',
            'Usa tu propio cargador y evita los cables ajenos.',
            'Marca el computador: en el control se parecen todos.',
            'Cierra tus sesiones si usas un equipo público y borra lo que descargaste.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si dejaste un equipo en el control o en una sala, actúa de una vez con los pasos de [objetos perdidos](/servicios/objetos-perdidos).',
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
              question: '¿Necesito un adaptador?',
              answer:
                'Revisa antes de viajar el enchufe que se usa en Colombia. Si tu cargador es distinto, trae un adaptador o búscalo en las [tiendas](/establecimientos/tiendas).',
            },
            {
              question: '¿Hay computadores públicos?',
              answer:
                'Pregunta en el punto de información. Para consultar tu vuelo basta el celular, en [vuelos](/vuelos).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Mapa', href: '/mapas' },
            { label: 'Ayuda al viajero', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
