import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Revisa primero los documentos de cada niño. Es lo que más viajes familiares detiene, y lo único que no se arregla en la sala de espera.',
  sections: [
    {
      heading: 'Documentos de los niños',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Un documento por menor',
              text: 'Pasaporte para salir del país. En vuelos nacionales, pregunta a tu aerolínea cuál recibe.',
            },
            {
              title: 'Un Check-Mig por menor',
              text: 'Cada persona llena el suyo. Mira [migración y pasaportes](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Permiso de salida',
              text: 'Si viaja sin uno de sus padres, consulta antes a Migración Colombia y resuélvelo en una [notaría](/servicios/notaria).',
            },
            {
              title: 'Vacunas',
              text: 'Lleva el carné y revisa qué pide el destino en el [punto de vacunación](/servicios/punto-de-vacunacion).',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Check-Mig',
              value: 'Entre 72 horas y 1 hora antes del vuelo',
              source: 'checkmig-plazo',
            },
            {
              label: 'Carril biométrico de migración',
              value: 'Desde los 12 años, mostrador 68, piso 2',
              source: 'rcn-biometria',
            },
          ],
        },
      ],
    },
    {
      heading: 'El bolso de mano',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pañales, muda completa y bolsas para la ropa mojada.',
            'Comida del viaje y agua para después del control.',
            'Medicinas con fórmula y un juguete que no haga ruido.',
            'Abrigo: en el avión y en Bogotá hace frío.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Líquidos en cabina',
              value: 'Envases de hasta 100 ml en una bolsa de hasta 1 litro',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Para la leche y la comida del bebé, pregunta a tu aerolínea y dilo en el control antes de pasar.',
        },
      ],
    },
    {
      heading: 'El día del vuelo',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Llega con margen', text: 'Con niños, suma tiempo para el baño y la comida.' },
            {
              title: 'Usa el coche hasta el embarque',
              text: 'Pregunta a la aerolínea dónde lo entregas y dónde te lo devuelven.',
            },
            {
              title: 'Divide las tareas',
              text: 'Un adulto lleva los documentos y otro cuida a los niños.',
            },
            {
              title: 'Acuerda un punto de encuentro',
              text: 'Ponles en el bolsillo un papel con tu nombre y tu celular.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Vuelo nacional', value: 'Llega 2 horas antes', source: 'rcn-llegada' },
            { label: 'Vuelo internacional', value: 'Llega 3 horas antes', source: 'rcn-llegada' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si un niño se pierde, avisa de inmediato a la persona con uniforme más cercana y di cómo va vestido.',
        },
      ],
    },
    {
      heading: 'Comer y esperar',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Plazoletas de comida', value: '5', source: 'el-dorado-servicios' }],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurantes', href: '/establecimientos/restaurantes' },
            { label: 'Baños y servicios en el mapa', href: '/mapas' },
            { label: 'Distancias a pie', href: '/informacion-en-tiempo-real/distancias' },
            { label: 'Servicio médico', href: '/servicios/servicio-medico-y-emergencias' },
          ],
        },
      ],
    },
  ],
};

export default content;
