import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Haz el registro Check-Mig antes de ir al aeropuerto. Ten a mano el pasaporte y llega con tiempo.',
  sections: [
    {
      heading: 'Check-Mig paso a paso',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Entra a la página oficial',
              text: 'El registro está en el sitio de [Migración Colombia](https://www.migracioncolombia.gov.co).',
            },
            {
              title: 'Llena un formulario por persona',
              text: 'También por cada niño. Hay uno para entrar y otro para salir.',
            },
            {
              title: 'Copia los datos del pasaporte',
              text: 'Escríbelos igual que en el documento.',
            },
            {
              title: 'Guarda la confirmación',
              text: 'Llévala en el celular o impresa hasta pasar migración.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Cuándo hacerlo',
              value: 'Entre 72 horas y 1 hora antes del vuelo',
              source: 'checkmig-plazo',
            },
            {
              label: 'Quién lo hace',
              value: 'Cada persona, uno por viajero',
              source: 'checkmig-plazo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Check-Mig es gratis. Si una página te cobra o te pide la tarjeta, no es la oficial: ciérrala.',
        },
      ],
    },
    {
      heading: 'En el aeropuerto',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Inmigración al llegar, espera habitual',
              value: 'De 20 a 45 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Carril biométrico',
              value: 'Desde los 12 años, mostrador 68, piso 2',
              source: 'rcn-biometria',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Mira el [tiempo en filas](/informacion-en-tiempo-real/tiempo-en-filas) antes de entrar. Pregunta a Migración Colombia si puedes usar el carril biométrico con tu documento. Si viajas con niños menores de la edad del carril biométrico, ve a los mostradores atendidos.',
        },
      ],
    },
    {
      heading: 'Si solo haces conexión',
      blocks: [
        {
          kind: 'text',
          text: 'Los pasajeros en tránsito internacional deben ingresar a Colombia. Revisa si tu nacionalidad necesita visa aunque no salgas del aeropuerto.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Conexión internacional en Bogotá',
              value: 'Se pasa por inmigración e ingresa al país',
              source: 'kayak-bog',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Calcula el tiempo con la página de [conexiones](/vuelos/conexiones).',
        },
      ],
    },
    {
      heading: 'Errores comunes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Llenar un solo Check-Mig para toda la familia.',
            'Hacerlo para la entrada y olvidar el de la salida.',
            'Viajar con el pasaporte dañado o a punto de vencer.',
            'Llegar con un menor sin preguntar qué permiso necesita. Consúltalo antes con Migración Colombia.',
          ],
        },
      ],
    },
    {
      heading: 'Para seguir',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Migración Colombia', href: 'https://www.migracioncolombia.gov.co' },
            { label: 'Aduanas', href: '/servicios/aduanas' },
            { label: 'Notaría', href: '/servicios/notaria' },
            { label: 'Viaje en familia', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
