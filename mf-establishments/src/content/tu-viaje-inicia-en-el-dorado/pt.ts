import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Chegue com antecedência, passe primeiro pelos controles e aproveite depois. Este plano permite comer, comprar e descansar sem correr até o portão.',
  sections: [
    {
      heading: 'Seu tempo no aeroporto',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Chegada para voo doméstico', value: '2 horas antes', source: 'rcnArrival' },
            {
              label: 'Chegada para voo internacional',
              value: '3 horas antes',
              source: 'rcnArrival',
            },
            { label: 'Fila habitual na segurança', value: '5 a 15 minutos', source: 'cestee' },
            { label: 'Ônibus gratuito entre terminais', value: '24 horas', source: 'semanaBus' },
            {
              label: 'Frequência do ônibus, dado de 2021',
              value: 'A cada 15 a 18 minutos',
              source: 'wradioBus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirme primeiro o terminal: os voos internacionais saem do Terminal 1 e os domésticos podem sair de qualquer um dos dois. Veja em [partidas](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'A ordem que funciona',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Bagagem e cartão de embarque',
              text: 'Despache as malas no balcão da sua [companhia aérea](/establecimientos/aerolineas) ou vá direto ao controle se tiver só bagagem de mão.',
            },
            {
              title: 'Controles',
              text: 'Veja o [tempo nas filas](/informacion-en-tiempo-real/tiempo-en-filas). Se o voo for internacional, passe pela imigração antes de sentar para comer.',
            },
            {
              title: 'Comer',
              text: 'Com pouco tempo, algo para levar perto do portão. Com mais, uma mesa em uma [praça de alimentação ou restaurante](/tu-viaje-inicia-en-el-dorado/restaurantes).',
            },
            {
              title: 'Comprar',
              text: 'Veja as [lojas](/tu-viaje-inicia-en-el-dorado/tiendas) e as [ofertas](/ofertas/pasajeros) da sua área.',
            },
            {
              title: 'Descansar',
              text: 'Procure uma [sala VIP](/establecimientos/salas-vip), um [quarto de descanso](/servicios/habitaciones-de-descanso) ou o [espaço de oração](/servicios/oratorio).',
            },
            {
              title: 'Ao portão',
              text: 'Caminhe até o portão antes do horário de embarque do seu cartão. Consulte a [distância](/informacion-en-tiempo-real/distancias).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Erros comuns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Almoçar antes do controle e encontrar depois uma fila longa.',
            'Ir ao terminal errado: trocar leva tempo, mesmo com ônibus gratuito.',
            'Comprar líquidos antes do controle.',
            'Guiar-se pelo horário de partida e não pelo de embarque.',
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
              question: 'E se eu tiver muitas horas livres?',
              answer:
                'Pergunte no [guarda-volumes](/servicios/guarda-equipaje) se pode deixar as malas e calcule a volta com folga.',
            },
            {
              question: 'E se meu voo atrasar?',
              answer:
                'Veja os [detalhes do voo](/vuelos): eles mostram o novo horário. Se a causa for da companhia aérea, peça no balcão a assistência a que você tem direito.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Prepare sua viagem', href: '/servicios/prepara-tu-viaje' },
            { label: 'Viagem em família', href: '/viaje-en-familia' },
            { label: 'Paraíso Sello Local', href: '/paraiso-sello-local' },
          ],
        },
      ],
    },
  ],
};

export default content;
