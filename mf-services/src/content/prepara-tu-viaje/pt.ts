import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Comece pelo terminal e pelo horário. Depois confira documentos, bagagem e como você vai chegar.',
  sections: [
    {
      heading: 'Antes de sair de casa',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Procure seu voo',
              text: 'Digite o número em [partidas](/vuelos/salidas) e confirme o horário e o terminal.',
            },
            {
              title: 'Faça o check-in on-line',
              text: 'Salve o cartão de embarque no celular e deixe o carregador à mão.',
            },
            {
              title: 'Confira seus documentos',
              text: 'Verifique nome, validade e vistos. Se você sai da Colômbia ou entra nela, leia [imigração e passaportes](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Arrume a bagagem',
              text: 'Separe o que vai na cabine do que vai no porão com as [instruções de bagagem](/servicios/instrucciones-equipaje).',
            },
            {
              title: 'Escolha como chegar',
              text: 'Compare ônibus, táxi e carro em [como chegar ao aeroporto](/transporte/como-llegar-al-aeropuerto).',
            },
          ],
        },
      ],
    },
    {
      heading: 'De quanto tempo você precisa',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Voo nacional', value: 'Chegue 2 horas antes', source: 'rcn-llegada' },
            { label: 'Voo internacional', value: 'Chegue 3 horas antes', source: 'rcn-llegada' },
            {
              label: 'Controle de segurança, espera habitual',
              value: 'De 5 a 15 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Imigração na chegada, espera habitual',
              value: 'De 20 a 45 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Distância do centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
          ],
        },
        {
          kind: 'text',
          text: 'São tempos habituais e mudam conforme a hora e a temporada. Antes de sair, veja o [tempo de fila](/informacion-en-tiempo-real/tiempo-en-filas) do seu terminal.',
        },
      ],
    },
    {
      heading: 'Se você errar de terminal',
      blocks: [
        {
          kind: 'text',
          text: 'O Terminal 1 atende voos internacionais e nacionais. O Terminal 2, ou Puente Aéreo, só atende voos nacionais. Um ônibus gratuito liga os dois.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Ônibus entre terminais, serviço',
              value: 'Grátis, 24 horas por dia',
              source: 'semana-bus',
            },
            {
              label: 'Ônibus entre terminais, frequência',
              value: 'A cada 15 a 18 minutos',
              source: 'wradio-bus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'O terminal depende da companhia aérea e pode mudar. Confirme no dia do voo.',
        },
      ],
    },
    {
      heading: 'O que levar com você',
      blocks: [
        {
          kind: 'list',
          items: [
            'Documento de identidade ou passaporte e o cartão de embarque.',
            'Remédios com a receita médica.',
            'Celular, carregador e baterias soltas: nunca no porão.',
            'Uma troca de roupa e um casaco: Bogotá é fria à noite.',
            'Dinheiro para o primeiro trajeto. Veja [câmbio](/prepara-tu-viaje/divisas).',
          ],
        },
      ],
    },
    {
      heading: 'Conforme sua viagem',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Viajo com crianças', href: '/viaje-en-familia' },
            { label: 'Viajo com meu animal', href: '/servicios/mascotas' },
            {
              label: 'Preciso de cadeira de rodas ou assistência',
              href: '/servicios/sillas-de-ruedas',
            },
            { label: 'Faço conexão em Bogotá', href: '/vuelos/conexiones' },
            { label: 'Levo dinheiro ou mercadorias', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
