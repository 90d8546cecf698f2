import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'La iniciativa reúne el trabajo ambiental del aeropuerto en cuatro programas y deja a la vista sus metas.',
  sections: [
    {
      heading: 'En qué consiste',
      blocks: [
        {
          kind: 'text',
          text: 'Un aeropuerto gasta agua y energía a toda hora, produce residuos y recibe a miles de personas. La iniciativa organiza la respuesta en cuatro frentes para poder medirlos por separado.',
        },
        {
          kind: 'list',
          items: [
            '**Agua:** usar menos del acueducto y devolverla más limpia.',
            '**Suelo:** aprovechar residuos en lugar de enterrarlos.',
            '**Cambio climático:** gastar menos energía y producir parte con el sol.',
            '**Salud y seguridad:** cuidar a pasajeros, visitantes y trabajadores.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Cuatro programas',
              value: 'Agua, suelo, cambio climático, salud y seguridad',
              source: 'caracolProgrammes',
            },
          ],
        },
      ],
    },
    {
      heading: 'Metas publicadas',
      blocks: [
        {
          kind: 'table',
          caption: 'Metas con fecha',
          head: ['Tema', 'Hoy', 'Meta para 2028'],
          rows: [['Residuos aprovechados', '65 %', '70 %']],
          source: 'bibo',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Reducción de emisiones para 2028', value: '57 %', source: 'nuevoSiglo' },
            {
              label: 'Programa al que está vinculado',
              value: 'Programa Nacional de Carbono Neutralidad, Ministerio de Ambiente',
              source: 'nuevoSiglo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: '«Hoy» es el valor que traía la fuente cuando la leímos. La fecha de lectura está al pie de la página.',
        },
      ],
    },
    {
      heading: 'Cómo participar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Si viajas',
              text: 'Separa los residuos y llena tu botella. Son los dos gestos que más se repiten en la terminal.',
            },
            {
              title: 'Si tienes un local',
              text: 'Pregunta por el plan de residuos de tu zona en la administración del aeropuerto.',
            },
            {
              title: 'Si estudias o investigas',
              text: 'Pide datos por [PQRS](/contacto) y di qué periodo necesitas.',
            },
            {
              title: 'Si eres vecino',
              text: 'Cuéntanos por [PQRS](/contacto) qué notas, dónde y a qué hora.',
            },
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
              question: '¿Quién verifica estas cifras?',
              answer:
                'Aquí mostramos la fuente pública. Para saber de auditorías o certificados vigentes, pídelos por escrito.',
            },
            {
              question: '¿Por qué no hay más metas?',
              answer: 'Solo publicamos las que tienen una fuente que puedas abrir.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
            { label: 'Cambio climático', href: '/el-dorado-sostenible/servicios/cambio-climatico' },
            { label: 'Suelo', href: '/el-dorado-sostenible/servicios/suelo' },
          ],
        },
      ],
    },
  ],
};

export default content;
