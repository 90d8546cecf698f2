import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'O essencial antes de usar este site: o valor do que você lê, quais dados guardamos e como reclamar.',
  sections: [
    {
      heading: 'O valor das informações',
      blocks: [
        {
          kind: 'list',
          items: [
            'O site orienta. Para o seu voo vale a companhia aérea; para um procedimento, o órgão responsável.',
            'Cada tarifa e cada regra traz fonte e data de leitura. Se mudou depois, vale a norma em vigor.',
            'Os tempos de fila, de estacionamento e de voo são estimativas e podem variar.',
            'Lojas e restaurantes respondem por seus preços, produtos e ofertas.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Quando o site mostra dados de demonstração, isso aparece na tela. Não os use para decidir uma viagem real.',
        },
      ],
    },
    {
      heading: 'Seus dados pessoais',
      blocks: [
        {
          kind: 'text',
          text: 'Pedimos só o necessário para cada formulário e sempre com sua autorização prévia, que você pode retirar quando quiser.',
        },
        {
          kind: 'table',
          caption: 'O que guardamos e para quê',
          head: ['Onde', 'O quê', 'Para quê', 'Por quanto tempo'],
          rows: [
            [
              'Idioma',
              'Um cookie com o seu idioma',
              'Abrir o site no idioma que você escolheu',
              '365 dias',
            ],
            [
              'Táxi',
              'Um código de sessão no seu navegador',
              'Mostrar suas reservas',
              'Até você sair da sessão',
            ],
          ],
          source: 'site',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Norma que protege seus dados', value: 'Lei 1581 de 2012', source: 'ley1581' },
          ],
        },
        {
          kind: 'text',
          text: 'Nos formulários, guardamos também o texto que você aceitou, a data e a finalidade. A inscrição no boletim é autorizada à parte.',
        },
      ],
    },
    {
      heading: 'Seus direitos e como usá-los',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Conhecer e corrigir',
              text: 'Peça para ver seus dados, atualizá-los ou completá-los.',
            },
            {
              title: 'Apagar ou retirar a permissão',
              text: 'Diga isso em uma [manifestação](/contacto). Apagamos o que a lei não obriga a manter.',
            },
            {
              title: 'Acompanhar',
              text: 'Com o número do protocolo você consulta a situação e a data limite.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Prazos de resposta',
          head: ['Solicitação', 'Prazo'],
          rows: [
            ['Petição, queixa ou reclamação', '15 dias úteis'],
            ['Documentos ou informações', '10 dias úteis'],
            ['Consulta', '30 dias úteis'],
          ],
          source: 'ley1755',
        },
      ],
    },
    {
      heading: 'Uso do site',
      blocks: [
        {
          kind: 'list',
          items: [
            'Você pode criar links e citar o conteúdo com a fonte.',
            'Não pode se passar pelo site, alterar os textos nem usar marcas de terceiros sem permissão.',
            'Não tente acessar reservas ou dados de outras pessoas.',
            'Os links externos têm condições próprias.',
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
              question: 'E se eu não aceitar o uso dos meus dados?',
              answer:
                'Você pode consultar o site inteiro. Só não poderemos receber o formulário, porque sem dados não há a quem responder.',
            },
            {
              question: 'Que lei se aplica?',
              answer:
                'A colombiana. Antes de um processo, escreva para nós: quase sempre uma manifestação resolve.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Nosso compromisso', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Acessibilidade', href: '/accesibilidad' },
            { label: 'Contato', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
