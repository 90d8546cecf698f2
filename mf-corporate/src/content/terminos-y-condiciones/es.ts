import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Lo esencial antes de usar este sitio: qué valor tiene lo que lees, qué datos guardamos y cómo reclamar.',
  sections: [
    {
      heading: 'Qué valor tiene la información',
      blocks: [
        {
          kind: 'list',
          items: [
            'El sitio orienta. Para tu vuelo manda la aerolínea; para un trámite, la autoridad que lo hace.',
            'Cada tarifa y cada regla lleva fuente y fecha de lectura. Si cambió después, vale la norma vigente.',
            'Los tiempos de fila, de parqueadero y de vuelo son estimaciones y pueden variar.',
            'Los establecimientos responden por sus precios, productos y ofertas.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Cuando el sitio muestra datos de demostración, lo dice en pantalla. No los uses para decidir un viaje real.',
        },
      ],
    },
    {
      heading: 'Tus datos personales',
      blocks: [
        {
          kind: 'text',
          text: 'Solo pedimos lo necesario para cada formulario y siempre con tu autorización previa, que puedes retirar cuando quieras.',
        },
        {
          kind: 'table',
          caption: 'Qué guardamos y para qué',
          head: ['Dónde', 'Qué', 'Para qué', 'Cuánto dura'],
          rows: [
            [
              'Idioma',
              'Una cookie con tu idioma',
              'Abrir el sitio en la lengua que elegiste',
              '365 días',
            ],
            [
              'Taxi',
              'Un código de sesión en tu navegador',
              'Mostrar tus reservas',
              'Hasta que cierras la sesión',
            ],
          ],
          source: 'site',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Norma que protege tus datos', value: 'Ley 1581 de 2012', source: 'ley1581' },
          ],
        },
        {
          kind: 'text',
          text: 'En los formularios guardamos también el texto que aceptaste, la fecha y el fin. La suscripción al boletín se autoriza aparte.',
        },
      ],
    },
    {
      heading: 'Tus derechos y cómo usarlos',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Conocer y corregir',
              text: 'Pide ver tus datos, actualizarlos o completarlos.',
            },
            {
              title: 'Borrar o retirar el permiso',
              text: 'Dilo en una [PQRS](/contacto). Borramos lo que la ley no obligue a conservar.',
            },
            {
              title: 'Hacer seguimiento',
              text: 'Con el número de radicado consultas el estado y la fecha límite.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Plazos de respuesta',
          head: ['Solicitud', 'Plazo'],
          rows: [
            ['Petición, queja o reclamo', '15 días hábiles'],
            ['Documentos o información', '10 días hábiles'],
            ['Consulta', '30 días hábiles'],
          ],
          source: 'ley1755',
        },
      ],
    },
    {
      heading: 'Uso del sitio',
      blocks: [
        {
          kind: 'list',
          items: [
            'Puedes enlazar y citar el contenido con su fuente.',
            'No puedes suplantar el sitio, alterar sus textos ni usar las marcas de terceros sin permiso.',
            'No intentes acceder a reservas o datos de otras personas.',
            'Los enlaces externos tienen sus propias condiciones.',
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
              question: '¿Qué pasa si no acepto el uso de mis datos?',
              answer:
                'Puedes consultar todo el sitio. Solo no podremos recibir el formulario, porque sin datos no hay a quién responder.',
            },
            {
              question: '¿Qué ley se aplica?',
              answer:
                'La colombiana. Antes de un proceso, escríbenos: casi siempre se resuelve por PQRS.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Nuestro compromiso', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Accesibilidad', href: '/accesibilidad' },
            { label: 'Contacto', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
