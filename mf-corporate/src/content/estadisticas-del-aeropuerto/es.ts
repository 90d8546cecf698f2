import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Las cifras públicas de El Dorado, con el año al que corresponden y el lugar donde las leímos.',
  sections: [
    {
      heading: 'Tráfico',
      blocks: [
        {
          kind: 'table',
          caption: 'Movimiento del aeropuerto en 2024',
          head: ['Indicador', 'Valor'],
          rows: [
            ['Pasajeros', '45,8 millones'],
            ['Movimientos de aeronaves', '360.044'],
            ['Carga', '809.021 toneladas'],
            ['Movimientos por día, en promedio (cálculo)', '984'],
          ],
          source: 'rilatino',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'El promedio diario es un cálculo nuestro: los movimientos del año divididos entre los 366 días de 2024. No es un dato de la fuente.',
        },
      ],
    },
    {
      heading: 'Capacidad e infraestructura',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Operaciones por hora, capacidad publicada',
              value: '74',
              source: 'portafolio',
            },
            { label: 'De ellas, llegadas por hora, máximo', value: '34', source: 'portafolio' },
            { label: 'Pistas', value: '2 de 3.800 m', source: 'otherWiki' },
            { label: 'Altitud', value: '2.548 m', source: 'otherWiki' },
            { label: 'Puestos de check-in (2017)', value: '152', source: 'pulzo' },
            {
              label: 'Parqueadero de la Terminal 2 (2021)',
              value: '336 carros, 63 motos y 26 bicicletas',
              source: 'wradio',
            },
            { label: 'Distancia al centro de Bogotá', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Destinos',
      blocks: [
        {
          kind: 'table',
          caption: 'Destinos sin escala publicados en febrero de 2023',
          head: ['Tipo', 'Destinos'],
          rows: [
            ['Internacionales', '46'],
            ['Nacionales', '42'],
          ],
          source: 'jd1',
        },
        {
          kind: 'text',
          text: 'Las rutas cambian cada temporada. Para saber si hoy hay vuelo a una ciudad, búscala en [salidas](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'Cómo usar estas cifras',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cita la fuente original y el año, no solo esta página.',
            'No compares años distintos sin decirlo: aquí conviven datos de 2017 a 2024.',
            'Para series mensuales, consulta a la Aeronáutica Civil, que publica la estadística oficial del país.',
            '¿Necesitas un dato que no está? Pídelo por [PQRS](/contacto) como solicitud de información.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Plazo para responder una solicitud de información',
              value: '10 días hábiles',
              source: 'ley1755',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Reconocimientos', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Carga', href: '/carga' },
            { label: 'Aeronáutica Civil', href: 'https://www.aerocivil.gov.co' },
          ],
        },
      ],
    },
  ],
};

export default content;
