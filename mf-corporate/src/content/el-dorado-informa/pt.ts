import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Notas curtas sobre o que mudou para quem viaja, da mais nova à mais antiga, sempre com a fonte.',
  sections: [
    {
      heading: '11 de março de 2026 · Baterias e vapes viajam na cabine',
      blocks: [
        {
          kind: 'text',
          text: 'Tire da mala despachada as baterias avulsas, os carregadores portáteis e os vapes antes de chegar ao balcão. Ter que abrir a mala na fila é o atraso mais fácil de evitar.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterias de lítio avulsas e vapes',
              value: 'Só na cabine',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Veja as outras regras em [instruções de bagagem](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: '12 de fevereiro de 2026 · Novas tarifas de táxi em vigor',
      blocks: [
        {
          kind: 'text',
          text: 'O taxímetro cobra por unidades e o adicional do aeroporto entra no fim. Exija a tabela de preços à vista.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Unidade (100 m ou 24 s)', value: '159 pesos', source: 'decreto042' },
            { label: 'Corrida mínima', value: '8.000 pesos', source: 'decreto042' },
            { label: 'Adicional do aeroporto', value: '8.000 pesos', source: 'decreto042' },
          ],
        },
        {
          kind: 'text',
          text: 'A tabela completa e o verificador de placas estão em [táxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: '25 de janeiro de 2026 · Febre amarela: vacine-se com antecedência',
      blocks: [
        {
          kind: 'text',
          text: 'A Secretaria de Saúde de Bogotá reforçou a vacinação de viajantes. Não deixe para o dia do voo: a proteção demora.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quando se vacinar',
              value: 'Pelo menos 10 dias antes da viagem',
              source: 'caracolVaccine',
            },
            {
              label: 'Ponto do aeroporto (dado de 2025)',
              value: 'Terminal 1 internacional, piso 2, saída 5, todos os dias das 7:00 às 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Confirme o horário em [ponto de vacinação](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: '14 de janeiro de 2026 · Sobe a passagem do TransMilenio e do SITP',
      blocks: [
        {
          kind: 'text',
          text: 'Recarregue o cartão antes de sair para o aeroporto. A baldeação é gratuita dentro do tempo permitido.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Passagem', value: '3.550 pesos', source: 'radioacktiva' },
            { label: 'Tempo para baldeações', value: '125 minutos', source: 'radioacktiva' },
          ],
        },
        {
          kind: 'text',
          text: 'Veja as rotas em [transporte público](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: '9 de dezembro de 2025 · O que a companhia deve a você por um atraso',
      blocks: [
        {
          kind: 'table',
          caption: 'Compensação quando a causa é da companhia aérea (RAC 3)',
          head: ['Atraso', 'O que você pode pedir'],
          rows: [
            ['De 1 a 3 horas', 'Lanche e uma ligação'],
            ['De 3 a 5 horas', 'Refeição'],
            ['Mais de 5 horas', 'O anterior e 30% do valor do trecho'],
            ['Se a espera passar das 22:00', 'Hospedagem'],
          ],
          source: 'wradioDelay',
        },
        { kind: 'text', text: 'Peça no balcão da companhia e guarde os recibos.' },
      ],
    },
    {
      heading: '6 de setembro de 2025 · Ônibus gratuito entre terminais',
      blocks: [
        {
          kind: 'text',
          text: 'O aeroporto lembrou esse serviço quando o estacionamento do Terminal 2 fechou por alguns dias. Se você errar de terminal, pegue o ônibus; não precisa de táxi.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Horário e preço', value: '24 horas, grátis', source: 'semanaBus' }],
        },
        {
          kind: 'questions',
          items: [
            {
              question: 'Você é jornalista?',
              answer:
                'Escreva pelo [contato](/contacto) com o assunto “Imprensa”, seu veículo, a pergunta e seu horário de fechamento.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Estatísticas do aeroporto',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Mapas', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
