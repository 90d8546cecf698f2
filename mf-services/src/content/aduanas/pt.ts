import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se você leva algo desta lista, declare à DIAN, a alfândega colombiana, antes do controle. Na dúvida, declare e pergunte.',
  sections: [
    {
      heading: 'O que você deve declarar',
      blocks: [
        {
          kind: 'table',
          caption: 'O que se declara ao entrar na Colômbia ou sair dela',
          head: ['O que você leva', 'Quando declarar'],
          rows: [
            ['Dinheiro em espécie', 'Mais de 10.000 USD, ou o equivalente, na entrada ou na saída'],
            ['Mercadorias', 'Se valem mais de 2.000 USD ou são para venda'],
            ['Plantas e animais', 'Sempre'],
            ['Bens do patrimônio cultural', 'Sempre'],
            ['Armas', 'Sempre'],
          ],
          source: 'dian-530',
        },
        {
          kind: 'facts',
          items: [{ label: 'Formulário de declaração', value: 'DIAN 530', source: 'dian-530' }],
        },
      ],
    },
    {
      heading: 'Como fazer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Some antes de viajar',
              text: 'Conte o dinheiro e o valor das compras. Leve as notas fiscais impressas ou no celular.',
            },
            {
              title: 'Preencha a declaração',
              text: 'Use o formulário vigente da DIAN. Consulte o site dela ou peça a um funcionário no aeroporto.',
            },
            {
              title: 'Entregue no controle',
              text: 'Entregue com seu documento e mostre o que declarou se pedirem.',
            },
            { title: 'Guarde a cópia', text: 'Ela comprova a entrada ou a saída.' },
          ],
        },
        {
          kind: 'text',
          text: 'Se o que você declara vai na mala despachada, pergunte à DIAN em que momento mostrar, principalmente na saída.',
        },
      ],
    },
    {
      heading: 'Erros comuns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Dividir o dinheiro entre várias malas e não somar tudo.',
            'Esquecer que o limite também vale na saída do país.',
            'Trazer sementes, frutas ou alimentos de origem animal sem avisar.',
            'Comprar uma antiguidade sem perguntar se ela pode sair da Colômbia.',
            'Jogar fora as notas fiscais antes do controle.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Quem não declara pode perder a mercadoria ou o dinheiro. Declarar nem sempre significa pagar: o funcionário informa se você deve algo.',
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
              question: 'O limite de dinheiro é por moeda?',
              answer:
                'Não. Some tudo o que você leva e converta para dólares. O [conversor de moedas](/prepara-tu-viaje/divisas) dá uma ideia do valor.',
            },
            {
              question: 'Onde pergunto sobre um caso especial?',
              answer:
                'Consulte a DIAN antes de viajar. No aeroporto, procure o balcão dela em [entidades do aeroporto](/establecimientos/entidades-aeroportuarias).',
            },
            {
              question: 'E se eu viajo com meu cachorro ou gato?',
              answer: 'Declare o animal e siga os passos da página [animais](/servicios/mascotas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Links úteis',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'DIAN', href: 'https://www.dian.gov.co' },
            { label: 'Imigração e passaportes', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Instruções de bagagem', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
