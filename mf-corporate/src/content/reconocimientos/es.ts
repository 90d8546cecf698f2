import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Aquí solo aparece lo que puedes comprobar: quién lo publicó, sobre qué año y dónde leerlo.',
  sections: [
    {
      heading: 'Lo que está publicado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ranking de ACI-LAC, 2024',
              value: 'Primer lugar de América Latina en pasajeros, movimientos y carga',
              source: 'rilatino',
            },
            {
              label: 'Datos de ese ranking',
              value: '45,8 millones de pasajeros, 360.044 movimientos y 809.021 toneladas de carga',
              source: 'rilatino',
            },
            {
              label: 'Premios BIBO de El Espectador, 2022',
              value: 'Uno de los finalistas, por el cuidado del agua y los residuos',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Cómo leer un reconocimiento',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Ranking:** ordena datos de tráfico. Dice cuánto se movió, no qué tan bueno fue el servicio.',
            '**Premio:** lo decide un jurado o una encuesta. Mira quién vota y en qué categoría.',
            '**Acreditación:** un tercero verifica un nivel. Tiene fecha de vencimiento, y conviene mirarla.',
            '**Finalista:** llegó a la última ronda. No equivale a ganar.',
          ],
        },
      ],
    },
    {
      heading: 'Si buscas otro reconocimiento',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Anota quién lo entregó',
              text: 'Nombre del premio, año y categoría. Con esos tres datos se puede verificar.',
            },
            {
              title: 'Búscalo en la página de quien lo entrega',
              text: 'Es la fuente válida. Un logo o una foto no bastan.',
            },
            {
              title: 'Pregúntanos',
              text: 'Escribe por [contacto](/contacto) con el asunto «Reconocimientos» y te diremos qué soporte hay.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'No publicamos aquí premios de los que no tengamos la fuente a la mano. Que falte uno no significa que no exista.',
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
              question: '¿Puedo citar estos datos?',
              answer: 'Sí. Cita la fuente original y el año, no solo esta página.',
            },
            {
              question: 'Encontré un error, ¿qué hago?',
              answer:
                'Escríbenos con el enlace a la fuente. Si tienes razón, lo corregimos y cambiamos la fecha de lectura.',
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
            { label: 'El Dorado informa', href: '/el-dorado-informa' },
            { label: 'Corporativo', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
