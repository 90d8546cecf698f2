import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Traga sua garrafa vazia: a chuva que cai na cobertura também trabalha, e a água usada é tratada antes de sair.',
  sections: [
    {
      heading: 'Da cobertura ao rio',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Coletada',
              text: 'A cobertura do terminal recebe a chuva e a leva a uma estação própria.',
            },
            {
              title: 'Tratada e usada',
              text: 'Essa água tratada volta para a operação e substitui água da rede pública.',
            },
            {
              title: 'Tratada de novo',
              text: 'O esgoto passa pela estação do aeroporto antes de seguir para o rio Bogotá.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Água da chuva da cobertura',
              value: '100% é tratada e reutilizada',
              source: 'bibo',
            },
            {
              label: 'Estação de tratamento de esgoto',
              value: '57,3 litros por segundo',
              source: 'bibo',
            },
            {
              label: 'Garrafas plásticas evitadas com os bebedouros',
              value: 'Mais de 1 milhão',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Encha sua garrafa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Esvazie a garrafa antes do controle: cheia, ela conta como líquido.',
            'Depois do controle, procure um bebedouro gratuito. Pergunte à equipe qual é o mais próximo ou veja o [mapa](/mapas).',
            'Tenha à mão um recipiente com tampa. Na altitude, convém beber água com frequência.',
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Limite de líquidos na cabine', value: '100 ml por frasco', source: 'cabin' },
          ],
        },
      ],
    },
    {
      heading: 'Ajude a cuidar dela',
      blocks: [
        {
          kind: 'list',
          items: [
            'Feche a torneira enquanto ensaboa as mãos.',
            'Não jogue lenços nem comida no vaso: eles prejudicam o tratamento.',
            'Se vir um vazamento, avise a equipe de limpeza ou envie uma [manifestação](/contacto) com o local exato.',
          ],
        },
      ],
    },
    {
      heading: 'Perguntas frequentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'A água da chuva é para beber?',
              answer: 'Não beba. Para beber, use os bebedouros de água potável.',
            },
            {
              question: 'Quanta água se economiza por ano?',
              answer:
                'Não temos um dado anual recente com fonte pública. Você pode pedi-lo como pedido de informação.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
            { label: 'Solo', href: '/el-dorado-sostenible/servicios/suelo' },
            { label: 'Instruções de bagagem', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
