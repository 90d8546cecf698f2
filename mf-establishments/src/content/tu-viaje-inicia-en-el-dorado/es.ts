import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Llega con tiempo, pasa los controles primero y disfruta después. Este plan te deja comer, comprar y descansar sin correr a la sala.',
  sections: [
    {
      heading: 'Tu tiempo en el aeropuerto',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Llegada para un vuelo nacional',
              value: '2 horas antes',
              source: 'rcnArrival',
            },
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes',
              source: 'rcnArrival',
            },
            { label: 'Fila habitual en seguridad', value: '5 a 15 minutos', source: 'cestee' },
            { label: 'Bus gratuito entre terminales', value: '24 horas', source: 'semanaBus' },
            {
              label: 'Frecuencia del bus, dato de 2021',
              value: 'Cada 15 a 18 minutos',
              source: 'wradioBus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirma primero la terminal: los vuelos internacionales salen de la Terminal 1 y los nacionales pueden salir de cualquiera de las dos. Míralo en [salidas](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'El orden que funciona',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Equipaje y pasabordo',
              text: 'Entrega las maletas en el mostrador de tu [aerolínea](/establecimientos/aerolineas) o ve directo al control si solo llevas equipaje de mano.',
            },
            {
              title: 'Controles',
              text: 'Mira el [tiempo en filas](/informacion-en-tiempo-real/tiempo-en-filas). Si viajas al exterior, pasa migración antes de sentarte a comer.',
            },
            {
              title: 'Comer',
              text: 'Con poco tiempo, algo para llevar cerca de tu sala. Con más, una mesa en una [plazoleta o restaurante](/tu-viaje-inicia-en-el-dorado/restaurantes).',
            },
            {
              title: 'Comprar',
              text: 'Revisa las [tiendas](/tu-viaje-inicia-en-el-dorado/tiendas) y las [ofertas](/ofertas/pasajeros) de tu zona.',
            },
            {
              title: 'Descansar',
              text: 'Busca una [sala VIP](/establecimientos/salas-vip), una [habitación de descanso](/servicios/habitaciones-de-descanso) o el [oratorio](/servicios/oratorio).',
            },
            {
              title: 'A la sala',
              text: 'Camina hacia tu sala antes de la hora de abordaje de tu pasabordo. Consulta la [distancia](/informacion-en-tiempo-real/distancias).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Errores comunes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Almorzar antes del control y encontrar después la fila larga.',
            'Ir a la terminal equivocada: cambiar de terminal toma tiempo, aunque el bus sea gratis.',
            'Comprar líquidos antes del control.',
            'Guiarte por la hora de salida y no por la de abordaje.',
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
              question: '¿Qué hago si tengo muchas horas libres?',
              answer:
                'Pregunta en [guarda equipaje](/servicios/guarda-equipaje) si puedes dejar las maletas y calcula el regreso con margen.',
            },
            {
              question: '¿Y si mi vuelo se demora?',
              answer:
                'Mira el [detalle del vuelo](/vuelos): muestra la nueva hora. Si la causa es de la aerolínea, pide en el mostrador la atención que te corresponde.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Prepara tu viaje', href: '/servicios/prepara-tu-viaje' },
            { label: 'Viaje en familia', href: '/viaje-en-familia' },
            { label: 'Paraíso Sello Local', href: '/paraiso-sello-local' },
          ],
        },
      ],
    },
  ],
};

export default content;
