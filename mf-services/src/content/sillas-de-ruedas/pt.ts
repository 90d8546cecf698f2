import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Peça a cadeira à companhia aérea ao comprar a passagem ou assim que souber que precisa dela. No dia do voo, confirme no balcão.',
  sections: [
    {
      heading: 'Como pedir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Escreva ou ligue para a companhia aérea',
              text: 'Informe o número da reserva e diga do que precisa. Peça que fique registrado.',
            },
            {
              title: 'Explique até onde você anda',
              text: 'Todo o trajeto em cadeira, só longas distâncias, ou também subir ao avião e chegar ao assento.',
            },
            {
              title: 'Chegue mais cedo',
              text: 'O acompanhamento e o controle levam mais minutos.',
            },
            {
              title: 'Vá ao balcão',
              text: 'Diga que tem assistência e pergunte onde e a que horas vão buscar você.',
            },
            { title: 'Confirme a chegada', text: 'Peça que a cadeira também esteja no destino.' },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Chegada para um voo internacional',
              value: '3 horas antes, mais o tempo da assistência',
              source: 'rcn-llegada',
            },
            {
              label: 'Chegada para um voo nacional',
              value: '2 horas antes, mais o tempo da assistência',
              source: 'rcn-llegada',
            },
          ],
        },
      ],
    },
    {
      heading: 'Se você viaja com sua própria cadeira',
      blocks: [
        {
          kind: 'list',
          items: [
            'Informe à companhia as medidas, o peso e se ela dobra.',
            'Se for elétrica, diga que bateria tem: a companhia explica como ela viaja.',
            'Retire o que se solta: almofadas, apoios de pé e controle.',
            'Coloque seu nome e tire fotos antes de entregar.',
            'Peça para recebê-la na porta do avião.',
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Baterias de lítio soltas', value: 'Só na cabine', source: 'prensa-cabina' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se ela voltar danificada, registre com a companhia antes de sair do aeroporto e peça uma cópia.',
        },
      ],
    },
    {
      heading: 'Se você precisa e não pediu antes',
      blocks: [
        {
          kind: 'text',
          text: 'Vá primeiro ao balcão da companhia. Se ainda não chegou lá, peça ajuda no balcão de informações do seu terminal e informe seu voo e horário.',
        },
      ],
    },
    {
      heading: 'Como se deslocar pelo aeroporto',
      blocks: [
        {
          kind: 'list',
          items: [
            'Veja o trajeto no [mapa](/mapas) e peça a rota sem escadas.',
            'Veja as [distâncias](/informacion-en-tiempo-real/distancias) a pé entre áreas.',
            'Se você muda de terminal, pergunte como embarcar no ônibus com cadeira.',
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
              question: 'Alguém pode me acompanhar?',
              answer: 'Diga ao pedir a assistência. Até onde a pessoa entra depende dos controles.',
            },
            {
              question: 'E se a ajuda não chegar?',
              answer:
                'Volte ao balcão e peça um responsável. Depois escreva pelo [formulário de contato](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Acessibilidade', href: '/accesibilidad' },
            { label: 'Companhias aéreas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
