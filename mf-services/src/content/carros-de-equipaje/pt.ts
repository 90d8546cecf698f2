import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'No Terminal 1 você deixa um depósito e o recebe de volta se devolver o carrinho a tempo. No Terminal 2 não paga nada.',
  sections: [
    {
      heading: 'Quanto custa',
      blocks: [
        {
          kind: 'table',
          caption: 'Uso dos carrinhos por terminal',
          head: ['Terminal', 'Depósito', 'Reembolso'],
          rows: [
            [
              'Terminal 1',
              '12.000 COP, 3 USD ou 3 EUR',
              'Integral, se você devolver o carrinho na primeira hora',
            ],
            ['Terminal 2', 'Grátis', 'Não se aplica'],
          ],
          source: 'el-dorado-servicios',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Alguns textos antigos mostram um depósito menor. Vale o que estiver no ponto de retirada no dia do uso.',
        },
      ],
    },
    {
      heading: 'Como usar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Procure o ponto de retirada',
              text: 'Siga as placas dos carrinhos ou veja o [mapa](/mapas).',
            },
            {
              title: 'Deixe o depósito',
              text: 'Tenha o valor pronto em uma das moedas aceitas e peça o comprovante.',
            },
            {
              title: 'Veja a hora',
              text: 'O prazo para recuperar o depósito começa quando você pega o carrinho.',
            },
            {
              title: 'Devolva em um ponto',
              text: 'Não deixe na calçada nem no estacionamento: assim o depósito não é devolvido.',
            },
            { title: 'Receba seu depósito', text: 'Entregue o comprovante e confira o dinheiro.' },
          ],
        },
      ],
    },
    {
      heading: 'Para não perder o depósito',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pegue o carrinho quando a mala já estiver na esteira, não antes.',
            'Pergunte onde fica o ponto de devolução mais perto da sua saída.',
            'Se for comer ou esperar alguém, devolva primeiro.',
            'Se a fila de devolução estiver longa, mostre o comprovante antes que a hora passe.',
          ],
        },
      ],
    },
    {
      heading: 'Use com segurança',
      blocks: [
        {
          kind: 'list',
          items: [
            'Coloque as malas pesadas embaixo e não tampe a visão.',
            'Não deixe crianças subirem no carrinho.',
            'Nas rampas, vá devagar. Use o elevador e não a escada rolante.',
          ],
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
              question: 'Posso levar o carrinho de um terminal a outro?',
              answer:
                'Pergunte no ponto antes de sair. Há um ônibus gratuito entre os terminais, com mais detalhes em [transporte público](/servicios/transporte-publico).',
            },
            {
              question: 'Alguém pode me ajudar com as malas?',
              answer:
                'Pergunte no balcão de informações. Se você tem mobilidade reduzida, peça assistência à companhia aérea e veja [cadeiras de rodas](/servicios/sillas-de-ruedas).',
            },
            {
              question: 'Não me devolveram o depósito. E agora?',
              answer:
                'Guarde o comprovante e escreva pelo [formulário de contato](/contacto) com a hora e o lugar.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Guarda-volumes', href: '/servicios/guarda-equipaje' },
            { label: 'Instruções de bagagem', href: '/servicios/instrucciones-equipaje' },
            { label: 'Chegadas', href: '/vuelos/llegadas' },
          ],
        },
      ],
    },
  ],
};

export default content;
