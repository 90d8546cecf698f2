import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Quem faz o quê no El Dorado, quais números são públicos e por onde falar conosco, conforme o que você precisa.',
  sections: [
    {
      heading: 'Comece pelo que você precisa',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Você tem um pedido ou uma reclamação',
              text: 'Registre uma [manifestação](/contacto). Você recebe um número para acompanhar e a data limite da resposta.',
            },
            {
              title: 'Você é jornalista',
              text: 'Leia [El Dorado informa](/el-dorado-informa) e escreva pelo [contato](/contacto). No assunto, coloque “Imprensa”, seu veículo e seu horário de fechamento.',
            },
            {
              title: 'Você quer fornecer ou abrir uma loja',
              text: 'Escreva pelo [contato](/contacto). Diga o que oferece, o espaço de que precisa e os dados da sua empresa.',
            },
            {
              title: 'Você movimenta mercadorias',
              text: 'Vá para [carga](/carga): lá está a ordem para enviar ou retirar uma remessa.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Quem responde por cada coisa',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A concessionária** opera o terminal: limpeza, sinalização, lojas, estacionamentos e atendimento ao usuário.',
            '**As companhias aéreas** respondem pela sua passagem, pela bagagem e pelas mudanças do voo.',
            '**As autoridades** decidem na sua área: alfândega, imigração, saúde, polícia e aviação civil. Veja em [órgãos do aeroporto](/establecimientos/entidades-aeroportuarias).',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Escrever ao destinatário certo poupa dias. Se você errar, passamos sua manifestação ao órgão competente e avisamos você.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Operadora do aeroporto',
              value: 'Opain, concessionária',
              source: 'nuevoSiglo',
            },
            {
              label: 'Repasse de uma manifestação ao órgão competente',
              value: '5 dias úteis',
              source: 'ley1755',
            },
          ],
        },
      ],
    },
    {
      heading: 'O aeroporto em números públicos',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Passageiros em 2024', value: '45,8 milhões', source: 'rilatino' },
            { label: 'Movimentos de aeronaves em 2024', value: '360.044', source: 'rilatino' },
            { label: 'Pistas', value: '2 de 3.800 m', source: 'otherWiki' },
            { label: 'Altitude', value: '2.548 m', source: 'otherWiki' },
          ],
        },
        {
          kind: 'text',
          text: 'A tabela completa, com o ano e a fonte de cada dado, está em [estatísticas do aeroporto](/comunicados/estadisticas-del-aeropuerto). Quando não conhecemos um dado, não o publicamos.',
        },
      ],
    },
    {
      heading: 'Saiba mais',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Nosso compromisso', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Reconhecimentos', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Trabalhe conosco', href: '/corporativo/servicios/trabaja-con-nosotros' },
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
