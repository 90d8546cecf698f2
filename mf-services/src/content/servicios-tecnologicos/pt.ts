import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Carregue o celular antes de sair e baixe o cartão de embarque. Se precisar de uma tomada ou de uma impressora no terminal, pergunte no balcão de informações onde há uma livre.',
  sections: [
    {
      heading: 'O que você resolve aqui',
      blocks: [
        {
          kind: 'table',
          caption: 'O que você precisa e onde procurar',
          head: ['Você precisa', 'O que fazer'],
          rows: [
            [
              'Carregar o celular ou o notebook',
              'Procure pontos de recarga nas salas de espera ou pergunte no balcão de informações',
            ],
            [
              'Imprimir o cartão de embarque',
              'Use o totem da companhia aérea ou peça no balcão dela',
            ],
            [
              'Imprimir outro documento',
              'Pergunte no balcão de informações quem imprime nesse terminal',
            ],
            ['Internet', 'Veja [internet e wi-fi](/servicios/internet-wifi)'],
            [
              'Comprar um cabo, um adaptador ou um chip',
              'Procure entre as [lojas](/establecimientos/tiendas)',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Se a bateria acabar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Peça o cartão impresso',
              text: 'A companhia imprime no balcão com seu documento.',
            },
            {
              title: 'Anote o essencial',
              text: 'Voo, portão, horário e o telefone de quem vai buscar você.',
            },
            { title: 'Olhe os painéis', text: 'O portão pode mudar. Confira de vez em quando.' },
            {
              title: 'Carregue o suficiente',
              text: 'Alguns minutos bastam para mostrar o cartão e pedir transporte.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Baterias e aparelhos no avião',
      blocks: [
        {
          kind: 'table',
          caption: 'Onde viajam',
          head: ['Aparelho', 'Na cabine', 'No porão'],
          rows: [
            ['Power bank e baterias de lítio soltas', 'Sim', 'Não'],
            ['Vapes', 'Sim', 'Não'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'text',
          text: 'Mais detalhes em [instruções de bagagem](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'Cuide dos seus aparelhos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não deixe o celular carregando sem vigiar.',
            'Use seu próprio carregador e evite cabos de outras pessoas.',
            'Identifique o notebook: no controle todos se parecem.',
            'Feche suas contas se usar um computador público e apague o que baixou.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se você deixou um aparelho no controle ou no portão, aja logo com os passos de [achados e perdidos](/servicios/objetos-perdidos).',
        },
      ],
    },
    {
      heading: 'Perguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Preciso de um adaptador?',
              answer:
                'Veja antes de viajar que tomada se usa na Colômbia. Se o seu carregador é diferente, traga um adaptador ou procure nas [lojas](/establecimientos/tiendas).',
            },
            {
              question: 'Há computadores públicos?',
              answer:
                'Pergunte no balcão de informações. Para consultar seu voo basta o celular, em [voos](/vuelos).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Mapa', href: '/mapas' },
            { label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
