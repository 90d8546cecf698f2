import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'En El Dorado contratan muchos empleadores. Averigua cuál tiene tu oficio y pregunta directamente allí.',
  sections: [
    {
      heading: 'A quién preguntar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Elige tu oficio',
              text: 'Mostrador y cabina: la aerolínea. Ventas y cocina: la tienda o el restaurante. Terminal, infraestructura y atención: el concesionario.',
            },
            {
              title: 'Encuentra al empleador',
              text: 'Mira los nombres en [aerolíneas](/establecimientos/aerolineas), [tiendas](/establecimientos/tiendas) y [restaurantes](/establecimientos/restaurantes).',
            },
            {
              title: 'Ve a su página oficial',
              text: 'Postúlate por su propio portal de empleo. No entregues la hoja de vida a personas que te aborden en la terminal.',
            },
            {
              title: 'Si no sabes a quién',
              text: 'Escribe por [contacto](/contacto) con el asunto «Empleo». Te diremos a qué empresa o entidad dirigirte.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Este sitio no publica vacantes ni recibe hojas de vida. Así no verás aquí una oferta vencida ni una que no podamos confirmar.',
        },
      ],
    },
    {
      heading: 'Cargos públicos',
      blocks: [
        {
          kind: 'text',
          text: 'Aduana, migración, sanidad, policía y autoridad aeronáutica son entidades del Estado. Sus convocatorias salen en sus páginas oficiales y en las de los servicios públicos de empleo.',
        },
        {
          kind: 'links',
          items: [
            { label: 'Servicio Público de Empleo', href: 'https://www.serviciodeempleo.gov.co' },
            { label: 'Comisión Nacional del Servicio Civil', href: 'https://www.cnsc.gov.co' },
          ],
        },
      ],
    },
    {
      heading: 'Qué tener listo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hoja de vida de una o dos páginas, con tu disponibilidad de turnos.',
            'Documento de identidad vigente.',
            'Soportes de estudios y de idiomas, si el cargo los pide.',
            'Dos referencias que sí contesten el teléfono.',
          ],
        },
        {
          kind: 'text',
          text: 'Pregunta en la entrevista por el horario, el transporte de madrugada y los requisitos para entrar a zonas restringidas. Cada empleador te dirá los suyos.',
        },
      ],
    },
    {
      heading: 'Cómo reconocer una oferta falsa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Te piden dinero por el examen médico, el uniforme o el carné antes de contratarte.',
            'El correo no es de la empresa o la entrevista es en un lugar que no es suyo.',
            'Prometen un puesto seguro sin entrevista.',
            'Tienes que decidir hoy.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si dudas, no pagues ni envíes tu documento. Confirma con la empresa por su página oficial y denuncia ante la Policía.',
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
              question: '¿Puedo dejar la hoja de vida en un módulo de información?',
              answer: 'No la reciben. El personal puede orientarte hacia la empresa.',
            },
            {
              question: 'Quiero vender mis productos, no emplearme. ¿Dónde pregunto?',
              answer: 'En [Paraíso Sello Local](/paraiso-sello-local) explicamos cómo escribirnos.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Corporativo', href: '/corporativo' },
            { label: 'Contacto', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
