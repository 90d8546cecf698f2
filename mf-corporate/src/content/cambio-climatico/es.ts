import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Una quinta parte de la energía viene del sol. Lo que sigue es gastar menos y que llegar aquí también contamine menos.',
  sections: [
    {
      heading: 'Lo que ya funciona',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Planta solar', value: 'Cerca de 11.000 paneles', source: 'nuevoSiglo' },
            {
              label: 'Energía que aporta',
              value: '20 % de la que consume la terminal',
              source: 'nuevoSiglo',
            },
            {
              label: 'Luminarias cambiadas por otras de alta eficiencia',
              value: 'Cerca de 25.000',
              source: 'nuevoSiglo',
            },
            { label: 'Ahorro en iluminación', value: '50 %', source: 'nuevoSiglo' },
          ],
        },
      ],
    },
    {
      heading: 'La meta',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Reducción de emisiones para 2028', value: '57 %', source: 'nuevoSiglo' },
            {
              label: 'Marco nacional',
              value: 'Programa Nacional de Carbono Neutralidad',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'La meta es del operador y cubre las emisiones del aeropuerto. Las de los vuelos las reporta cada aerolínea.',
        },
      ],
    },
    {
      heading: 'Tu viaje hasta aquí',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Mira el transporte público',
              text: 'Hay buses entre la ciudad y la terminal. Revisa [rutas y tarifas](/servicios/transporte-publico).',
            },
            {
              title: 'Comparte el taxi',
              text: 'Calcula la carrera en [taxis](/servicios/taxis) y divídela con quien va hacia la misma zona.',
            },
            {
              title: 'Si vas en carro',
              text: 'Sal con tiempo y mira los cupos en [parqueaderos](/informacion-en-tiempo-real/parqueaderos) para no dar vueltas.',
            },
            { title: 'Entre terminales', text: 'Toma el bus gratuito en lugar de un taxi.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Bus entre terminales', value: 'Gratis, 24 horas', source: 'semanaBus' },
            { label: 'Distancia al centro', value: '15 km', source: 'flio' },
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
            'Llegar a la terminal equivocada y volver a salir a la vía.',
            'Dejar el motor encendido mientras esperas a alguien.',
            'Imprimir el pasabordo si ya lo tienes en el celular.',
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
              question: '¿Puedo compensar mi vuelo?',
              answer:
                'Pregúntale a tu aerolínea si tiene un programa y quién lo verifica. Este sitio no vende bonos.',
            },
            {
              question: '¿Cuánto emite el aeropuerto?',
              answer:
                'No publicamos un inventario porque no tenemos uno reciente con fuente abierta. Pídelo por [PQRS](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Cómo llegar al aeropuerto', href: '/transporte/como-llegar-al-aeropuerto' },
            {
              label: 'Sobre la iniciativa',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            { label: 'Agua', href: '/el-dorado-sostenible/servicios/agua' },
          ],
        },
      ],
    },
  ],
};

export default content;
