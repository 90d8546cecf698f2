import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Um presente feito na Colômbia sem sair do aeroporto: empreendimentos locais entre o controle e o seu portão, e praças de alimentação para todos os gostos.',
  sections: [
    {
      heading: 'Comece pelo seu portão',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Localize seu portão',
              text: 'Veja o terminal e o portão do seu [voo](/vuelos/salidas). O que está perto deixa mais tempo para você.',
            },
            {
              title: 'Filtre as lojas',
              text: 'Em [lojas](/establecimientos/tiendas), escolha o terminal e a área: pública, antes do controle, ou de passageiros, depois.',
            },
            {
              title: 'Veja se está aberta',
              text: 'Cada página traz o horário de cada dia e diz se o lugar está aberto neste momento.',
            },
            {
              title: 'Siga o mapa',
              text: 'A partir da página da loja, o [mapa](/mapas) mostra o andar e a área.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Empreendimentos locais', value: 'Mais de 40', source: 'airport' },
            { label: 'Praças de alimentação', value: '5', source: 'airport' },
          ],
        },
      ],
    },
    {
      heading: 'O que você pode encontrar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Para presentear:** artesanato, acessórios, design e doces.',
            '**Para casa:** café, chocolate e outros produtos embalados.',
            '**Para comer aqui:** cozinha local, café e confeitaria, grelhados, pizza e comida saudável, entre outras categorias.',
          ],
        },
        {
          kind: 'text',
          text: 'A oferta muda com o tempo. Se você procura uma marca específica, digite o nome na busca antes de caminhar até lá.',
        },
      ],
    },
    {
      heading: 'Antes de pagar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pergunte se o preço já inclui impostos e peça a nota fiscal.',
            'Pergunte como trocar o produto se você sair do país hoje.',
            'Se for frágil, peça embalagem para viagem.',
            'Se for comida, planta ou semente, veja antes se o seu destino permite a entrada.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Líquidos, cremes e molhos na cabine',
              value:
                'Frascos de até 100 ml, em um saco transparente de até 1 litro (cerca de 20 × 20 cm)',
              source: 'cabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Um doce em calda, um molho ou uma bebida comprada antes do controle conta como líquido. Compre depois do controle ou despache na mala.',
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
              question: 'Posso ir mesmo sem viajar?',
              answer:
                'Aos lugares da área pública, sim. Os que ficam depois do controle são só para passageiros com cartão de embarque.',
            },
            {
              question: 'Como vendo meu produto no El Dorado?',
              answer:
                'Escreva pelo [formulário de contato](/contacto). Conte o que você faz, onde produz e se pode emitir nota fiscal.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurantes', href: '/establecimientos/restaurantes' },
            { label: 'Ofertas', href: '/ofertas' },
            { label: 'Alfândega', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
