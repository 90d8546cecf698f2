import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Quatro programas para que um aeroporto grande pese menos: água, solo, mudança climática, saúde e segurança.',
  sections: [
    {
      heading: 'Os quatro programas',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Água](/el-dorado-sostenible/servicios/agua): a chuva que cai na cobertura é aproveitada e a água usada é tratada.',
            '[Solo](/el-dorado-sostenible/servicios/suelo): os resíduos são separados para que menos deles acabem enterrados.',
            '[Mudança climática](/el-dorado-sostenible/servicios/cambio-climatico): energia solar e iluminação que gasta menos.',
            '[Saúde e segurança](/el-dorado-sostenible/servicios/salud-y-seguridad): cuidado com quem viaja e com quem trabalha aqui.',
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Programas ambientais publicados', value: '4', source: 'caracolProgrammes' },
          ],
        },
      ],
    },
    {
      heading: 'Em números',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Energia solar',
              value: 'Cerca de 11.000 painéis, 20% da energia',
              source: 'nuevoSiglo',
            },
            {
              label: 'Água da chuva da cobertura',
              value: 'É tratada e reutilizada',
              source: 'bibo',
            },
            {
              label: 'Estação de tratamento de esgoto',
              value: '57,3 litros por segundo',
              source: 'bibo',
            },
            { label: 'Resíduos reaproveitados', value: '65%', source: 'bibo' },
            { label: 'Meta de reaproveitamento para 2028', value: '70%', source: 'bibo' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'São números publicados pela imprensa com dados da operadora. Cada um leva à sua fonte; se sair um dado mais novo, trocamos o número e a data.',
        },
      ],
    },
    {
      heading: 'O que você pode fazer hoje',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Antes de sair',
              text: 'Leve sua garrafa vazia e o cartão de embarque no celular.',
            },
            {
              title: 'Para chegar',
              text: 'Veja primeiro o [transporte público](/servicios/transporte-publico). Se for de táxi ou carro, divida a viagem.',
            },
            {
              title: 'No terminal',
              text: 'Encha a garrafa em um bebedouro e descarte cada coisa na lixeira indicada.',
            },
            {
              title: 'Antes de embarcar',
              text: 'Termine ou guarde a comida. O que é descartado misturado não se recupera mais.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Pergunte pelo que falta',
      blocks: [
        {
          kind: 'text',
          text: 'Se precisar de um dado ambiental que não está aqui, peça em [manifestações](/contacto) como pedido de informação. Diga o ano e para que vai usá-lo.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Sobre a iniciativa',
              href: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
            },
            {
              label: 'Estatísticas do aeroporto',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Nosso compromisso', href: '/corporativo/servicios/nuestro-compromiso' },
          ],
        },
      ],
    },
  ],
};

export default content;
