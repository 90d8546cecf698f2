import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Quién hace qué en El Dorado, qué cifras son públicas y por dónde escribirnos según lo que necesitas.',
  sections: [
    {
      heading: 'Empieza por lo que necesitas',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Tienes una solicitud o una queja',
              text: 'Radica una [PQRS](/contacto). Recibes un número para seguirla y la fecha límite de respuesta.',
            },
            {
              title: 'Eres periodista',
              text: 'Lee [El Dorado informa](/el-dorado-informa) y escribe por [contacto](/contacto). En el asunto pon «Prensa», tu medio y tu hora de cierre.',
            },
            {
              title: 'Quieres vender o tener un local',
              text: 'Escribe por [contacto](/contacto). Cuenta qué ofreces, el espacio que necesitas y tus datos de empresa.',
            },
            {
              title: 'Mueves mercancía',
              text: 'Ve a [carga](/carga): ahí está el orden para enviar o recoger un envío.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Quién responde por cada cosa',
      blocks: [
        {
          kind: 'list',
          items: [
            '**El concesionario** opera la terminal: aseo, señalización, locales, parqueaderos y atención al usuario.',
            '**Las aerolíneas** responden por tu tiquete, tu equipaje y los cambios de tu vuelo.',
            '**Las autoridades** deciden en lo suyo: aduana, migración, sanidad, policía y aeronáutica. Están en [entidades aeroportuarias](/establecimientos/entidades-aeroportuarias).',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Escribir al destino correcto ahorra días. Si te equivocas, pasamos tu PQRS a la entidad que corresponde y te avisamos.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Operador del aeropuerto',
              value: 'Opain, concesionario',
              source: 'nuevoSiglo',
            },
            {
              label: 'Traslado de una PQRS a la entidad competente',
              value: '5 días hábiles',
              source: 'ley1755',
            },
          ],
        },
      ],
    },
    {
      heading: 'El aeropuerto en cifras públicas',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Pasajeros en 2024', value: '45,8 millones', source: 'rilatino' },
            { label: 'Movimientos de aeronaves en 2024', value: '360.044', source: 'rilatino' },
            { label: 'Pistas', value: '2 de 3.800 m', source: 'otherWiki' },
            { label: 'Altitud', value: '2.548 m', source: 'otherWiki' },
          ],
        },
        {
          kind: 'text',
          text: 'La tabla completa, con el año y la fuente de cada dato, está en [estadísticas del aeropuerto](/comunicados/estadisticas-del-aeropuerto). Cuando no conocemos un dato, no lo publicamos.',
        },
      ],
    },
    {
      heading: 'Conoce más',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Nuestro compromiso', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Reconocimientos', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Trabaja con nosotros', href: '/corporativo/servicios/trabaja-con-nosotros' },
            { label: 'El Dorado sostenible', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
