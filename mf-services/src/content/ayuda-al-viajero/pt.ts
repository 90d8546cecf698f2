import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se o problema é do voo ou da bagagem, comece pela companhia aérea. Se é do terminal, vá ao balcão de informações ou escreva para nós.',
  sections: [
    {
      heading: 'Se seu voo atrasar',
      blocks: [
        {
          kind: 'table',
          caption: 'O que a companhia deve a você se causou o atraso (RAC 3)',
          head: ['Atraso', 'O que você pode pedir'],
          rows: [
            ['De 1 a 3 horas', 'Lanche e uma ligação'],
            ['De 3 a 5 horas', 'Refeição'],
            ['Mais de 5 horas', 'Além disso, 30% do valor do trecho'],
            ['Depois das 22:00', 'Hospedagem'],
          ],
          source: 'wradio-rac3',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Pergunte a causa', text: 'Pergunte no balcão e anote o horário.' },
            {
              title: 'Peça o que é seu direito',
              text: 'Mostre o cartão de embarque e diga quantas horas de atraso são.',
            },
            {
              title: 'Guarde recibos e mensagens',
              text: 'Eles ajudam em uma reclamação posterior.',
            },
            {
              title: 'Acompanhe seu voo',
              text: 'Veja as mudanças em [partidas](/vuelos/salidas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Conforme o problema',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Perdeu a conexão:** vá ao balcão da companhia que vendeu a passagem e veja [conexões](/vuelos/conexiones).',
            '**A mala não chegou:** registre antes de sair da sala de bagagens.',
            '**Perdeu um objeto:** siga os passos de [achados e perdidos](/servicios/objetos-perdidos).',
            '**Está passando mal:** vá ao [serviço médico](/servicios/servicio-medico-y-emergencias).',
            '**Oferecem um táxi na porta:** use o [táxi autorizado](/servicios/taxis).',
          ],
        },
      ],
    },
    {
      heading: 'Solicitações e queixas',
      blocks: [
        {
          kind: 'text',
          text: 'Escreva pelo [formulário de contato](/contacto). Conte o que aconteceu, onde e quando, e deixe um e-mail. Guarde o número de protocolo.',
        },
        {
          kind: 'table',
          caption:
            'Prazo máximo de resposta, em dias úteis a partir do dia seguinte ao recebimento',
          head: ['Solicitação', 'Dias úteis'],
          rows: [
            ['Petição, queixa ou reclamação', '15'],
            ['Documentos ou informação', '10'],
            ['Consulta', '30'],
          ],
          source: 'ley-1755',
        },
        {
          kind: 'text',
          text: 'Se outro órgão for o responsável, enviamos o caso e avisamos você. A resposta pode demorar mais, mas sempre avisamos antes.',
        },
      ],
    },
    {
      heading: 'Antes de reclamar, tenha à mão',
      blocks: [
        {
          kind: 'list',
          items: [
            'Número do voo, data e horário.',
            'Lugar: terminal, piso e balcão ou portão.',
            'Fotos, recibos e o nome de quem atendeu você, se souber.',
          ],
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Contato', href: '/contacto' },
            { label: 'Entidades do aeroporto', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Acessibilidade', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
