import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Os números públicos do El Dorado, com o ano a que se referem e o lugar onde os lemos.',
  sections: [
    {
      heading: 'Tráfego',
      blocks: [
        {
          kind: 'table',
          caption: 'Movimento do aeroporto em 2024',
          head: ['Indicador', 'Valor'],
          rows: [
            ['Passageiros', '45,8 milhões'],
            ['Movimentos de aeronaves', '360.044'],
            ['Carga', '809.021 toneladas'],
            ['Movimentos por dia, em média (cálculo)', '984'],
          ],
          source: 'rilatino',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'A média diária é um cálculo nosso: os movimentos do ano divididos pelos 366 dias de 2024. Não é um dado da fonte.',
        },
      ],
    },
    {
      heading: 'Capacidade e infraestrutura',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Operações por hora, capacidade publicada',
              value: '74',
              source: 'portafolio',
            },
            { label: 'Delas, chegadas por hora, no máximo', value: '34', source: 'portafolio' },
            { label: 'Pistas', value: '2 de 3.800 m', source: 'otherWiki' },
            { label: 'Altitude', value: '2.548 m', source: 'otherWiki' },
            { label: 'Balcões de check-in (2017)', value: '152', source: 'pulzo' },
            {
              label: 'Estacionamento do Terminal 2 (2021)',
              value: '336 carros, 63 motos e 26 bicicletas',
              source: 'wradio',
            },
            { label: 'Distância até o centro de Bogotá', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Destinos',
      blocks: [
        {
          kind: 'table',
          caption: 'Destinos sem escala publicados em fevereiro de 2023',
          head: ['Tipo', 'Destinos'],
          rows: [
            ['Internacionais', '46'],
            ['Domésticos', '42'],
          ],
          source: 'jd1',
        },
        {
          kind: 'text',
          text: 'As rotas mudam a cada temporada. Para saber se há voo hoje para uma cidade, procure em [partidas](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'Como usar estes números',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cite a fonte original e o ano, não só esta página.',
            'Não compare anos diferentes sem dizer: aqui convivem dados de 2017 a 2024.',
            'Para séries mensais, consulte a aviação civil, que publica a estatística oficial do país.',
            'Precisa de um dado que não está aqui? Peça em [manifestações](/contacto) como pedido de informação.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Prazo para responder a um pedido de informação',
              value: '10 dias úteis',
              source: 'ley1755',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Reconhecimentos', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Carga', href: '/carga' },
            { label: 'Aviação civil (Aeronáutica Civil)', href: 'https://www.aerocivil.gov.co' },
          ],
        },
      ],
    },
  ],
};

export default content;
