import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Notas breves sobre lo que cambió para quienes viajan, de la más nueva a la más antigua, siempre con su fuente.',
  sections: [
    {
      heading: '11 de marzo de 2026 · Baterías y vapeadores viajan en cabina',
      blocks: [
        {
          kind: 'text',
          text: 'Saca de la maleta de bodega las baterías sueltas, los cargadores portátiles y los vapeadores antes de ir al mostrador. Tener que abrir la maleta en la fila es la demora más evitable.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterías de litio de repuesto y vapeadores',
              value: 'Solo en cabina',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Mira el resto de las reglas en [instrucciones de equipaje](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: '12 de febrero de 2026 · Rigen las nuevas tarifas de taxi',
      blocks: [
        {
          kind: 'text',
          text: 'El taxímetro cobra por unidades y el recargo del aeropuerto se suma al final. Exige el tarjetón de precios a la vista.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Unidad (100 m o 24 s)', value: '159 pesos', source: 'decreto042' },
            { label: 'Carrera mínima', value: '8.000 pesos', source: 'decreto042' },
            { label: 'Recargo del aeropuerto', value: '8.000 pesos', source: 'decreto042' },
          ],
        },
        {
          kind: 'text',
          text: 'La tabla completa y el verificador de placas están en [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: '25 de enero de 2026 · Fiebre amarilla: vacúnate con tiempo',
      blocks: [
        {
          kind: 'text',
          text: 'La Secretaría de Salud de Bogotá reforzó la vacunación de viajeros. No la dejes para el día del vuelo: la protección tarda.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Cuándo vacunarse',
              value: 'Al menos 10 días antes del viaje',
              source: 'caracolVaccine',
            },
            {
              label: 'Punto del aeropuerto (dato de 2025)',
              value: 'Terminal 1 internacional, piso 2, salida 5, todos los días de 7:00 a 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Confirma el horario en [punto de vacunación](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: '14 de enero de 2026 · Sube el pasaje de TransMilenio y del SITP',
      blocks: [
        {
          kind: 'text',
          text: 'Recarga la tarjeta antes de salir hacia el aeropuerto. El transbordo no tiene costo dentro del tiempo permitido.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Pasaje', value: '3.550 pesos', source: 'radioacktiva' },
            { label: 'Tiempo para transbordos', value: '125 minutos', source: 'radioacktiva' },
          ],
        },
        {
          kind: 'text',
          text: 'Mira las rutas en [transporte público](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: '9 de diciembre de 2025 · Qué te debe la aerolínea por una demora',
      blocks: [
        {
          kind: 'table',
          caption: 'Compensación cuando la causa es de la aerolínea (RAC 3)',
          head: ['Demora', 'Lo que puedes pedir'],
          rows: [
            ['De 1 a 3 horas', 'Refrigerio y una llamada'],
            ['De 3 a 5 horas', 'Comida'],
            ['Más de 5 horas', 'Lo anterior y el 30 % del valor del trayecto'],
            ['Si la espera pasa de las 22:00', 'Alojamiento'],
          ],
          source: 'wradioDelay',
        },
        { kind: 'text', text: 'Pídelo en el mostrador de la aerolínea y guarda los recibos.' },
      ],
    },
    {
      heading: '6 de septiembre de 2025 · Bus gratuito entre terminales',
      blocks: [
        {
          kind: 'text',
          text: 'El aeropuerto recordó este servicio cuando cerró por unos días el parqueadero de la Terminal 2. Si te equivocas de terminal, tómalo; no necesitas taxi.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Horario y precio', value: '24 horas, gratis', source: 'semanaBus' }],
        },
        {
          kind: 'questions',
          items: [
            {
              question: '¿Eres periodista?',
              answer:
                'Escribe por [contacto](/contacto) con el asunto «Prensa», tu medio, la pregunta y tu hora de cierre.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Estadísticas del aeropuerto',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Mapas', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
