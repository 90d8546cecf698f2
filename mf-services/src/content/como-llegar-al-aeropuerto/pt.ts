import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Confirme primeiro o seu terminal. Depois escolha ônibus, táxi ou carro e conte para trás a partir da hora do voo.',
  sections: [
    {
      heading: 'Antes de sair',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirme o terminal',
              text: 'Veja em [partidas](/vuelos/salidas): o Terminal 2 fica separado do Terminal 1.',
            },
            {
              title: 'Conte para trás',
              text: 'Da hora do voo, desconte a antecedência e o tempo do trajeto.',
            },
            {
              title: 'Some o trânsito',
              text: 'A Calle 26 enche no horário de pico e com chuva. Veja o trânsito no seu aplicativo de mapas.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distância ao centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            { label: 'Voo nacional', value: 'Chegue 2 horas antes', source: 'rcn-llegada' },
            { label: 'Voo internacional', value: 'Chegue 3 horas antes', source: 'rcn-llegada' },
          ],
        },
      ],
    },
    {
      heading: 'Ônibus',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Linha',
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
        {
          kind: 'text',
          text: 'Leve o cartão com crédito. Os detalhes estão em [transporte público](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: 'Táxi',
      blocks: [
        {
          kind: 'table',
          caption: 'Tarifa oficial, Decreto 042 de 2026',
          head: ['Item', 'Táxi padrão'],
          rows: [
            ['Bandeirada', '4.500 COP'],
            ['Unidade, a cada 100 m ou 24 segundos', '159 COP'],
            ['Corrida mínima', '8.000 COP'],
            ['Adicional do aeroporto', '8.000 COP'],
            ['Adicional noturno, de domingo ou feriado', '3.800 COP'],
            ['Serviço porta a porta', '1.500 COP'],
          ],
          source: 'decreto-042-taxi',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Exemplo: 15 km com o adicional do aeroporto',
              value: '36.350 COP, mais o tempo de espera',
              source: 'decreto-042-taxi',
            },
            {
              label: 'Ponto de táxis autorizados na chegada',
              value: 'Primeira faixa, portas 5 ou 9',
              source: 'caracol-taxis',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Não aceite corridas de quem aborda você dentro do terminal. Calcule o valor e reserve em [táxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: 'Carro ou moto',
      blocks: [
        {
          kind: 'text',
          text: 'Veja as vagas livres em [estacionamentos](/informacion-en-tiempo-real/parqueaderos) antes de sair e escolha o do seu terminal. Pergunte a tarifa vigente antes de entrar e guarde o tíquete.',
        },
        {
          kind: 'text',
          text: 'Se você só leva ou busca alguém, combine uma porta e espere fora da via até a pessoa estar pronta.',
        },
      ],
    },
    {
      heading: 'De um terminal ao outro',
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
          kind: 'links',
          items: [
            { label: 'Táxis', href: '/servicios/taxis' },
            { label: 'Aluguel de carros', href: '/establecimientos/renta-de-vehiculos' },
            { label: 'Acessibilidade', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
