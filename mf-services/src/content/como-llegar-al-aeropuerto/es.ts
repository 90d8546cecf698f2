import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Confirma primero tu terminal. Después elige bus, taxi o carro y cuenta hacia atrás desde la hora de tu vuelo.',
  sections: [
    {
      heading: 'Antes de salir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirma la terminal',
              text: 'Míralo en [salidas](/vuelos/salidas): la Terminal 2 queda aparte de la 1.',
            },
            {
              title: 'Cuenta hacia atrás',
              text: 'Resta a la hora del vuelo el tiempo de llegada y el del trayecto.',
            },
            {
              title: 'Suma el trancón',
              text: 'La Calle 26 se llena en horas pico y con lluvia. Revisa el tráfico en tu aplicación de mapas.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distancia al centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            { label: 'Vuelo nacional', value: 'Llega 2 horas antes', source: 'rcn-llegada' },
            { label: 'Vuelo internacional', value: 'Llega 3 horas antes', source: 'rcn-llegada' },
          ],
        },
      ],
    },
    {
      heading: 'Bus',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ruta',
              value: 'Dual M86/K86: aeropuerto, Calle 26 y Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Pasaje, vigente desde el 14 de enero de 2026',
              value: '3.550 COP',
              source: 'laveintitres-pasaje',
            },
            {
              label: 'Transbordos',
              value: 'Hasta 2 en 125 minutos',
              source: 'laveintitres-pasaje',
            },
            { label: 'Tarjeta', value: '8.000 COP', source: 'pulzo-tarjeta' },
          ],
        },
        {
          kind: 'text',
          text: 'Lleva la tarjeta con saldo. Los detalles están en [transporte público](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: 'Taxi',
      blocks: [
        {
          kind: 'table',
          caption: 'Tarifa oficial, Decreto 042 de 2026',
          head: ['Concepto', 'Taxi estándar'],
          rows: [
            ['Arranque', '4.500 COP'],
            ['Unidad, cada 100 m o 24 segundos', '159 COP'],
            ['Carrera mínima', '8.000 COP'],
            ['Recargo del aeropuerto', '8.000 COP'],
            ['Recargo nocturno, dominical o festivo', '3.800 COP'],
            ['Servicio puerta a puerta', '1.500 COP'],
          ],
          source: 'decreto-042-taxi',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Ejemplo: 15 km con recargo del aeropuerto',
              value: '36.350 COP, más el tiempo de espera',
              source: 'decreto-042-taxi',
            },
            {
              label: 'Módulo de taxis autorizados al llegar',
              value: 'Primer carril, puertas 5 o 9',
              source: 'caracol-taxis',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No aceptes carreras de quien te aborda dentro de la terminal. Calcula el valor y reserva en [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: 'Carro o moto',
      blocks: [
        {
          kind: 'text',
          text: 'Mira los cupos libres en [parqueaderos](/informacion-en-tiempo-real/parqueaderos) antes de salir y escoge el de tu terminal. Pregunta la tarifa vigente antes de entrar y guarda el tiquete.',
        },
        {
          kind: 'text',
          text: 'Si solo llevas o recoges a alguien, acuerda una puerta y espera fuera de la vía hasta que la persona esté lista.',
        },
      ],
    },
    {
      heading: 'De una terminal a otra',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus entre la Terminal 1 y la Terminal 2',
              value: 'Gratis, las 24 horas',
              source: 'semana-bus',
            },
            { label: 'Frecuencia', value: 'Cada 15 a 18 minutos', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Renta de vehículos', href: '/establecimientos/renta-de-vehiculos' },
            { label: 'Accesibilidad', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
