import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'A carga é entregue a uma companhia aérea ou a um agente, não ao aeroporto. Comece por eles e chegue com a documentação completa.',
  sections: [
    {
      heading: 'Para enviar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Peça cotação',
              text: 'Ligue para a companhia aérea ou para um agente de carga. Informe peso, medidas, conteúdo, valor e destino.',
            },
            {
              title: 'Declare bem o conteúdo',
              text: 'Avise se há baterias, líquidos, animais, plantas, alimentos ou produtos perigosos. Eles têm regras próprias.',
            },
            {
              title: 'Prepare os documentos',
              text: 'Fatura comercial, lista de embalagem e as licenças de exportação que forem pedidas.',
            },
            {
              title: 'Entregue no armazém indicado',
              text: 'Pergunte o endereço exato e o horário limite. Os armazéns de carga não ficam no terminal de passageiros.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Para retirar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Tenha o conhecimento aéreo',
              text: 'Com esse número, a companhia diz se a carga chegou e em que armazém está.',
            },
            {
              title: 'Pergunte o que falta',
              text: 'Alfândega, saúde ou pagamentos pendentes. Peça a lista completa antes de sair de casa.',
            },
            {
              title: 'Leve seu documento',
              text: 'Se for retirar por outra pessoa ou empresa, leve também a autorização por escrito.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Não pague adiantado a quem escrever dizendo que sua carga está retida. Confirme antes com a companhia, com o número do conhecimento aéreo.',
        },
      ],
    },
    {
      heading: 'Se a mercadoria viaja com você',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Mercadoria acima deste valor, ou comercial',
              value: 'Declara-se à alfândega (DIAN): 2.000 USD',
              source: 'dian',
            },
            {
              label: 'Dinheiro em espécie, na entrada ou na saída',
              value: 'Declara-se acima de 10.000 USD',
              source: 'dian',
            },
            {
              label: 'Também se declaram',
              value: 'Plantas, animais, bens do patrimônio e armas',
              source: 'dian',
            },
          ],
        },
        {
          kind: 'text',
          text: 'O que você leva como bagagem segue as regras da [alfândega](/servicios/aduanas). O que vai como carga segue as de importação e exportação.',
        },
      ],
    },
    {
      heading: 'A carga do El Dorado em números',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Carga movimentada em 2024', value: '809.021 toneladas', source: 'rilatino' },
            { label: 'Crescimento em relação ao ano anterior', value: '5,1%', source: 'rilatino' },
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
              question: 'Onde vejo os voos de carga?',
              answer: 'Em [voos](/vuelos), com o tipo de companhia “carga”.',
            },
            {
              question: 'Quanto custa e quanto demora?',
              answer:
                'Depende da companhia, do peso e da documentação. Não há uma tarifa única que possamos publicar; peça a cotação por escrito.',
            },
            {
              question: 'Minha carga chegou danificada. A quem reclamo?',
              answer:
                'A quem emitiu o conhecimento aéreo. Tire fotos e registre a ocorrência antes de sair do armazém.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Alfândega', href: '/servicios/aduanas' },
            { label: 'Órgãos do aeroporto', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Contato', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
