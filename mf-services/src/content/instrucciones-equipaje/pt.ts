import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Antes de fechar a mala, separe três coisas: líquidos, baterias e objetos cortantes. São as que mais atrasam o controle.',
  sections: [
    {
      heading: 'Restrições na cabine',
      blocks: [
        {
          kind: 'table',
          caption: 'O que vai na cabine e o que vai no porão',
          head: ['Item', 'Na cabine', 'No porão'],
          rows: [
            [
              'Líquidos, géis e aerossóis',
              'Sim, em frascos de até 100 ml',
              'Sim, conforme a companhia aérea',
            ],
            [
              'Saco para os líquidos',
              'Um transparente, com fecho, de até 1 litro, de cerca de 20 × 20 cm',
              'Não se aplica',
            ],
            ['Baterias de lítio soltas e power banks', 'Sim, sempre com você', 'Não'],
            ['Vapes e cigarros eletrônicos', 'Sim, sempre com você', 'Não'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'table',
          caption: 'Itens que é melhor deixar no porão',
          head: ['Item', 'O que fazer'],
          rows: [
            ['Facas, canivetes, tesouras e lâminas', 'Coloque no porão, com a lâmina coberta'],
            ['Ferramentas e tacos ou bastões esportivos', 'Coloque no porão'],
            ['Objetos que parecem armas, mesmo de brinquedo', 'Pergunte antes à companhia aérea'],
            ['Fogos de artifício, combustíveis e outros inflamáveis', 'Deixe em casa'],
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'A segunda tabela é uma recomendação. No controle, a palavra final é da equipe de segurança.',
        },
      ],
    },
    {
      heading: 'Como passar rápido pelo controle',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Prepare o saco de líquidos',
              text: 'Deixe na parte de cima da mochila para tirar de uma vez.',
            },
            { title: 'Esvazie os bolsos', text: 'Chaves, moedas, celular e cinto vão na bandeja.' },
            {
              title: 'Tire os aparelhos grandes se pedirem',
              text: 'A equipe diz o que tirar em cada fila.',
            },
            {
              title: 'Termine a água antes',
              text: 'Leve a garrafa vazia e encha depois do controle.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Um frasco grande não passa nem pela metade: o que conta é o tamanho do frasco.',
        },
      ],
    },
    {
      heading: 'Malas despachadas',
      blocks: [
        {
          kind: 'list',
          items: [
            'O peso e a quantidade de malas dependem da companhia aérea. Veja o site dela antes de pesar.',
            'Identifique a mala por dentro e por fora com nome e e-mail.',
            'Fique com os documentos, os remédios e os objetos de valor.',
            'Não leve malas nem encomendas de outra pessoa.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se um objeto ficar retido no controle, pergunte se ainda dá tempo de despachar. Depois do controle não há como voltar.',
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Carrinhos de bagagem', href: '/servicios/carros-de-equipaje' },
            { label: 'Guarda-volumes', href: '/servicios/guarda-equipaje' },
            { label: 'Alfândega', href: '/servicios/aduanas' },
            { label: 'Companhias aéreas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
