import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Resuelve los papeles antes del día del vuelo. Si te falta uno hoy, pregunta en el punto de información si la notaría está abierta y llega con la documentación completa.',
  sections: [
    {
      heading: 'Antes de ir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Define qué necesitas',
              text: 'Pregunta a quien te pide el documento cómo lo quiere: original, copia autenticada o firma reconocida.',
            },
            {
              title: 'Confirma que hacen el trámite',
              text: 'No todas las notarías hacen todos los trámites en todo momento. Pregunta el horario y el valor.',
            },
            {
              title: 'Ubica la notaría',
              text: 'Búscala en el [mapa](/mapas) filtrando por servicios.',
            },
            {
              title: 'Deja margen para tu vuelo',
              text: 'Haz el trámite antes de pasar seguridad y cuenta la fila.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Qué llevar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Documento de identidad original y vigente de cada persona que firma.',
            'El documento sin firmar: la firma se hace allá.',
            'Registros civiles, si el trámite es sobre un menor.',
            'Copias impresas. No cuentes con encontrar impresora.',
            'Medio de pago en efectivo, por si no reciben tarjeta.',
          ],
        },
      ],
    },
    {
      heading: 'Viajar con menores',
      blocks: [
        {
          kind: 'text',
          text: 'Si un menor sale del país sin uno de sus padres, o sin ninguno, consulta a [Migración Colombia](https://www.migracioncolombia.gov.co) qué permiso debe llevar y cómo se autentica. Hazlo días antes: quien autoriza también tiene que firmar.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Un permiso incompleto puede dejar al menor sin viajar. Revisa nombres, números, fechas y destino antes de firmar.',
        },
      ],
    },
    {
      heading: 'Tiempo para el vuelo',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Llegada para un vuelo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Llegada para un vuelo nacional',
              value: '2 horas antes',
              source: 'rcn-llegada',
            },
          ],
        },
        { kind: 'text', text: 'El trámite va aparte de ese tiempo. Súmalo.' },
      ],
    },
    {
      heading: 'Preguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '¿Cuánto cuesta?',
              answer: 'Pide la tarifa en la notaría antes de empezar y exige factura.',
            },
            {
              question: '¿Y si está cerrada?',
              answer:
                'Pregunta a tu aerolínea si puedes cambiar el vuelo y a Migración Colombia qué opciones tienes.',
            },
            {
              question: '¿Necesito cita?',
              answer:
                'Confírmalo por el [formulario de contacto](/contacto) o en el punto de información.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Migración y pasaportes', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Viaje en familia', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
