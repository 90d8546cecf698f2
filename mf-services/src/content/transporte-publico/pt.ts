import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'O ônibus dual M86/K86 liga o aeroporto à Calle 26 e à Carrera 7. Você precisa de um cartão com crédito: compre antes de embarcar.',
  sections: [
    {
      heading: 'Linha, passagem e cartão',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Linha do aeroporto',
              value: 'Dual M86/K86: aeroporto, Calle 26 e Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Passagem, em vigor desde 14 de janeiro de 2026',
              value: '3.550 COP',
              source: 'laveintitres-pasaje',
            },
            { label: 'Integrações', value: 'Até 2 em 125 minutos', source: 'laveintitres-pasaje' },
            { label: 'Cartão', value: '8.000 COP', source: 'pulzo-tarjeta' },
          ],
        },
      ],
    },
    {
      heading: 'Do aeroporto à cidade',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Saia do desembarque e procure o ponto',
              text: 'Siga as placas de transporte público. Se não encontrar, veja o [mapa](/mapas) ou pergunte no balcão de informações.',
            },
            {
              title: 'Compre ou recarregue o cartão',
              text: 'Pergunte no balcão de informações onde ele é vendido e recarregado naquele momento.',
            },
            {
              title: 'Pegue o dual',
              text: 'Leia o letreiro: o mesmo ônibus leva uma letra na ida e outra na volta.',
            },
            {
              title: 'Faça a integração com o mesmo cartão',
              text: 'Valide dentro do tempo permitido e não compartilhe o cartão.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Se você chega muito tarde ou com muita bagagem, compare com o [táxi](/servicios/taxis). Confirme o horário do dual com a TransMilenio antes de contar com ele.',
        },
      ],
    },
    {
      heading: 'Entre terminais',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ônibus entre o Terminal 1 e o Terminal 2',
              value: 'Grátis, 24 horas por dia',
              source: 'semana-bus',
            },
            { label: 'Frequência', value: 'A cada 15 a 18 minutos', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'text',
          text: 'Some esse trajeto ao seu tempo se o voo sai do outro terminal. Não precisa de cartão.',
        },
      ],
    },
    {
      heading: 'Dicas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Leve a mala na sua frente e o celular guardado.',
            'No horário de pico os ônibus vão cheios. Saia antes ou depois se puder.',
            'Compre um cartão por pessoa se vocês forem fazer integração.',
            'Na volta ao aeroporto, conte com o trânsito da Calle 26.',
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
              question: 'Posso pagar em dinheiro no ônibus?',
              answer:
                'Conte com pagar com o cartão e carregue antes de subir. Se não souber onde, pergunte no balcão de informações.',
            },
            {
              question: 'Posso subir com malas?',
              answer:
                'Sim, se você consegue carregar e elas não bloqueiam a passagem. Com várias malas o táxi é mais confortável.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Outras formas de chegar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Como chegar ao aeroporto', href: '/transporte/como-llegar-al-aeropuerto' },
            { label: 'Táxis', href: '/servicios/taxis' },
            { label: 'Estacionamentos', href: '/informacion-en-tiempo-real/parqueaderos' },
          ],
        },
      ],
    },
  ],
};

export default content;
