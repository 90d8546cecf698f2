import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Cuatro programas para que un aeropuerto grande pese menos: agua, suelo, cambio climático, y salud y seguridad.',
  sections: [
    {
      heading: 'Los cuatro programas',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Agua](/el-dorado-sostenible/servicios/agua): se aprovecha la lluvia que cae en la cubierta y se trata el agua usada.',
            '[Suelo](/el-dorado-sostenible/servicios/suelo): se separan los residuos para que menos terminen enterrados.',
            '[Cambio climático](/el-dorado-sostenible/servicios/cambio-climatico): energía solar e iluminación que gasta menos.',
            '[Salud y seguridad](/el-dorado-sostenible/servicios/salud-y-seguridad): cuidado de quienes viajan y de quienes trabajan aquí.',
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Programas ambientales publicados', value: '4', source: 'caracolProgrammes' },
          ],
        },
      ],
    },
    {
      heading: 'En cifras',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Energía solar',
              value: 'Cerca de 11.000 paneles, 20 % de la energía',
              source: 'nuevoSiglo',
            },
            {
              label: 'Agua lluvia de la cubierta',
              value: 'Se trata y se reutiliza',
              source: 'bibo',
            },
            {
              label: 'Planta de tratamiento de aguas residuales',
              value: '57,3 litros por segundo',
              source: 'bibo',
            },
            { label: 'Residuos aprovechados', value: '65 %', source: 'bibo' },
            { label: 'Meta de aprovechamiento para 2028', value: '70 %', source: 'bibo' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Son cifras publicadas por la prensa con datos del operador. Cada una enlaza a su fuente; si sale un dato más nuevo, lo cambiamos junto con su fecha.',
        },
      ],
    },
    {
      heading: 'Qué puedes hacer hoy',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Antes de salir',
              text: 'Lleva tu botella vacía y tu pasabordo en el celular.',
            },
            {
              title: 'Para llegar',
              text: 'Mira primero el [transporte público](/servicios/transporte-publico). Si vas en taxi o carro, compártelo.',
            },
            {
              title: 'En la terminal',
              text: 'Llena la botella en un dispensador y bota cada cosa en la caneca que dice su letrero.',
            },
            {
              title: 'Antes de abordar',
              text: 'Termina o guarda la comida. Lo que se bota mezclado ya no se recupera.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Pregunta por lo que falta',
      blocks: [
        {
          kind: 'text',
          text: 'Si necesitas un dato ambiental que no ves aquí, pídelo por [PQRS](/contacto) como solicitud de información. Dinos el año y para qué lo usarás.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Sobre la iniciativa',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            {
              label: 'Estadísticas del aeropuerto',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Nuestro compromiso', href: '/corporativo/servicios/nuestro-compromiso' },
          ],
        },
      ],
    },
  ],
};

export default content;
