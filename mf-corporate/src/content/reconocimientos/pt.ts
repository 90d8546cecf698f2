import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Aqui aparece só o que você pode conferir: quem publicou, a que ano se refere e onde ler.',
  sections: [
    {
      heading: 'O que está publicado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ranking da ACI-LAC, 2024',
              value: 'Primeiro lugar da América Latina em passageiros, movimentos e carga',
              source: 'rilatino',
            },
            {
              label: 'Dados desse ranking',
              value: '45,8 milhões de passageiros, 360.044 movimentos e 809.021 toneladas de carga',
              source: 'rilatino',
            },
            {
              label: 'Prêmios BIBO do El Espectador, 2022',
              value: 'Um dos finalistas, pelo cuidado com a água e os resíduos',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Como ler um reconhecimento',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Ranking:** ordena dados de tráfego. Diz quanto foi movimentado, não se o serviço foi bom.',
            '**Prêmio:** é decidido por júri ou pesquisa. Veja quem vota e em qual categoria.',
            '**Acreditação:** um terceiro verifica um nível. Tem data de validade, que convém conferir.',
            '**Finalista:** chegou à última etapa. Não é o mesmo que vencer.',
          ],
        },
      ],
    },
    {
      heading: 'Se você procura outro',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Anote quem concedeu',
              text: 'Nome do prêmio, ano e categoria. Com esses três dados dá para conferir.',
            },
            {
              title: 'Procure no site de quem concede',
              text: 'Essa é a fonte válida. Um logo ou uma foto não bastam.',
            },
            {
              title: 'Pergunte para nós',
              text: 'Escreva pelo [contato](/contacto) com o assunto “Reconhecimentos” e diremos que comprovação existe.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Não publicamos prêmios cuja fonte não temos em mãos. A ausência de um deles aqui não significa que ele não exista.',
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
              question: 'Posso citar estes dados?',
              answer: 'Sim. Cite a fonte original e o ano, não só esta página.',
            },
            {
              question: 'Encontrei um erro. O que faço?',
              answer:
                'Escreva para nós com o link da fonte. Se você tiver razão, corrigimos e mudamos a data de leitura.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Estatísticas do aeroporto',
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
