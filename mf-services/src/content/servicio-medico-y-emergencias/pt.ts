import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se alguém passar mal, avise agora a pessoa do aeroporto que estiver mais perto. Peça que chamem o serviço médico e não deixe a pessoa sozinha.',
  sections: [
    {
      heading: 'Em uma emergência',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Avise',
              text: 'Fale com qualquer pessoa de uniforme: segurança, companhia aérea, limpeza, polícia ou loja. Todas podem pedir ajuda.',
            },
            {
              title: 'Diga onde você está',
              text: 'Terminal, piso e o número do portão, da porta ou do balcão mais próximo.',
            },
            {
              title: 'Diga o que aconteceu',
              text: 'Se a pessoa responde, se respira e se há sangramento ou pancada.',
            },
            {
              title: 'Fique por perto',
              text: 'Dê espaço, não mova quem sofreu uma pancada e não dê comida nem bebida.',
            },
            {
              title: 'Receba a equipe médica',
              text: 'Mande alguém orientar a equipe e conte quais remédios a pessoa toma.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Peça o desfibrilador se a pessoa não responde e não respira normalmente. Siga as instruções de quem ajudar você.',
        },
      ],
    },
    {
      heading: 'Se não é urgente',
      blocks: [
        {
          kind: 'list',
          items: [
            'Encontre o serviço médico no [mapa](/mapas) ou pergunte no balcão de informações.',
            'Leve seu documento, seu seguro e a lista dos seus remédios.',
            'Se você já passou pela segurança, pergunte se há atendimento desse lado.',
            'Se precisa de remédios, procure farmácias entre as [lojas](/establecimientos/tiendas).',
          ],
        },
      ],
    },
    {
      heading: 'Antes de voar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pergunte ao médico se pode voar depois de uma cirurgia, no fim da gravidez ou após uma doença recente.',
            'Pergunte à companhia aérea se precisa de atestado médico ou oxigênio.',
            'Leve os remédios na cabine, na embalagem e com a receita.',
            'Se você usa seringas ou aparelhos, avise antes de passar pelo controle.',
          ],
        },
        {
          kind: 'text',
          text: 'Remédios líquidos também são mostrados no controle. Veja os limites de [bagagem](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'A altitude de Bogotá',
      blocks: [
        {
          kind: 'text',
          text: 'Bogotá fica a grande altitude e nos primeiros dias você pode se cansar mais. Ande devagar, beba água e avise se faltar ar ou se o peito doer.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Altitude do aeroporto', value: '2.548 m', source: 'elevacion' }],
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Posto de vacinação', href: '/servicios/punto-de-vacunacion' },
            { label: 'Saúde e emergências', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Cadeiras de rodas', href: '/servicios/sillas-de-ruedas' },
          ],
        },
      ],
    },
  ],
};

export default content;
