import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'O que você pode exigir de nós, com prazos e com a norma que os sustenta.',
  sections: [
    {
      heading: 'Respondemos no prazo',
      blocks: [
        {
          kind: 'text',
          text: 'Registre seu pedido em [manifestações](/contacto) e guarde o número. Os dias úteis contam a partir do dia seguinte ao recebimento.',
        },
        {
          kind: 'table',
          caption: 'Prazos máximos de resposta',
          head: ['Solicitação', 'Prazo'],
          rows: [
            ['Petição, queixa ou reclamação', '15 dias úteis'],
            ['Documentos ou informações', '10 dias úteis'],
            ['Consulta', '30 dias úteis'],
            ['Repasse ao órgão competente', '5 dias úteis'],
          ],
          source: 'ley1755',
        },
        {
          kind: 'text',
          text: 'Se não conseguirmos, avisamos antes do vencimento, com o motivo e a nova data. A prorrogação não pode passar do dobro do prazo inicial.',
        },
      ],
    },
    {
      heading: 'Cuidamos dos seus dados',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pedimos sua permissão antes de recebê-los e dizemos para que servem.',
            'Guardamos qual texto você aceitou, quando e com que finalidade.',
            'O boletim é outra autorização: aceitar uma coisa não inscreve você na outra.',
            'Você pode retirar a permissão e pedir que corrijamos ou apaguemos seus dados em [manifestações](/contacto).',
          ],
        },
        {
          kind: 'facts',
          items: [{ label: 'Norma aplicável', value: 'Lei 1581 de 2012', source: 'ley1581' }],
        },
      ],
    },
    {
      heading: 'Um site para todos',
      blocks: [
        {
          kind: 'text',
          text: 'O site pode ser usado com teclado, com leitor de tela e com texto ampliado. Se algo não funcionar, diga em que página e com qual recurso de acessibilidade.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Nível exigido pela norma colombiana',
              value: 'WCAG 2.1 AA',
              source: 'res1519',
            },
            { label: 'Nível com que este site é projetado', value: 'WCAG 2.2 AA', source: 'site' },
          ],
        },
      ],
    },
    {
      heading: 'Números com fonte e data',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cada preço, regra ou número mostra de onde vem e quando foi lido.',
            'Os dados ao vivo mostram há quanto tempo foram atualizados.',
            'Se o site usa dados de demonstração, isso aparece na tela.',
            'Se não conhecemos um dado, dizemos a quem perguntar.',
          ],
        },
      ],
    },
    {
      heading: 'Se não cumprirmos',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'O prazo passou e não tenho resposta. O que faço?',
              answer:
                'Busque sua manifestação pelo número. Se venceu, escreva para nós citando o número e peça o motivo do atraso.',
            },
            {
              question: 'Minha queixa é contra a companhia aérea?',
              answer:
                'Comece por ela: a companhia responde por passagens, atrasos e bagagem. Se você escrever para nós, fazemos o repasse.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Acessibilidade', href: '/accesibilidad' },
            { label: 'Termos e condições', href: '/comunicados/terminos-y-condiciones' },
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
