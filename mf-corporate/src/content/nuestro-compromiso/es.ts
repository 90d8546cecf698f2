import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Lo que puedes exigirnos, con plazos y con la norma que lo respalda.',
  sections: [
    {
      heading: 'Respondemos a tiempo',
      blocks: [
        {
          kind: 'text',
          text: 'Radica tu solicitud por [PQRS](/contacto) y guarda el número. Los días hábiles se cuentan desde el día siguiente a la radicación.',
        },
        {
          kind: 'table',
          caption: 'Plazos máximos de respuesta',
          head: ['Solicitud', 'Plazo'],
          rows: [
            ['Petición, queja o reclamo', '15 días hábiles'],
            ['Documentos o información', '10 días hábiles'],
            ['Consulta', '30 días hábiles'],
            ['Traslado a la entidad competente', '5 días hábiles'],
          ],
          source: 'ley1755',
        },
        {
          kind: 'text',
          text: 'Si no alcanzamos, te avisamos antes del vencimiento, con el motivo y la nueva fecha. La prórroga no puede pasar del doble del plazo inicial.',
        },
      ],
    },
    {
      heading: 'Cuidamos tus datos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Te pedimos permiso antes de recibirlos y te decimos para qué son.',
            'Guardamos qué texto aceptaste, cuándo y con qué fin.',
            'El boletín es otra autorización: aceptar una cosa no te inscribe en la otra.',
            'Puedes retirar tu permiso y pedir que corrijamos o borremos tus datos por [PQRS](/contacto).',
          ],
        },
        {
          kind: 'facts',
          items: [{ label: 'Norma que aplica', value: 'Ley 1581 de 2012', source: 'ley1581' }],
        },
      ],
    },
    {
      heading: 'Un sitio para todos',
      blocks: [
        {
          kind: 'text',
          text: 'El sitio se puede usar con teclado, con lector de pantalla y con el texto ampliado. Si algo no te funciona, cuéntanos en qué página y con qué ayuda técnica.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Nivel que exige la norma colombiana',
              value: 'WCAG 2.1 AA',
              source: 'res1519',
            },
            {
              label: 'Nivel con el que diseñamos este sitio',
              value: 'WCAG 2.2 AA',
              source: 'site',
            },
          ],
        },
      ],
    },
    {
      heading: 'Cifras con fuente y con fecha',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cada precio, regla o cifra muestra de dónde sale y cuándo se leyó.',
            'Los datos en vivo muestran su antigüedad.',
            'Si el sitio usa datos de demostración, lo dice en pantalla.',
            'Si no conocemos un dato, te decimos a quién preguntarle.',
          ],
        },
      ],
    },
    {
      heading: 'Si no cumplimos',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Pasó el plazo y no tengo respuesta. ¿Qué hago?',
              answer:
                'Busca tu PQRS con el número. Si venció, escríbenos citándolo y pide la razón de la demora.',
            },
            {
              question: '¿Mi queja es contra la aerolínea?',
              answer:
                'Empieza por la aerolínea: ella responde por tiquetes, demoras y equipaje. Si nos escribes, la trasladamos.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accesibilidad', href: '/accesibilidad' },
            { label: 'Términos y condiciones', href: '/comunicados/terminos-y-condiciones' },
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
