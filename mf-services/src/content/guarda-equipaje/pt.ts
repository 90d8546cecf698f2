import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Encontre o guarda-volumes no [mapa](/mapas) ou pergunte no balcão de informações. Confirme o preço e o horário de fechamento antes de deixar a mala.',
  sections: [
    {
      heading: 'Como funciona',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Localize o serviço',
              text: 'Filtre por serviços no [mapa](/mapas). Se você muda de terminal, pergunte qual fica mais perto.',
            },
            { title: 'Prepare a mala', text: 'Feche com cadeado e tire o que vai precisar.' },
            {
              title: 'Pergunte as condições',
              text: 'Preço, forma de cobrança, horário e tamanho máximo.',
            },
            {
              title: 'Guarde o comprovante',
              text: 'Tire uma foto. Sem ele, retirar a mala demora mais.',
            },
            {
              title: 'Volte com tempo',
              text: 'Conte a fila da retirada e o controle de segurança.',
            },
          ],
        },
      ],
    },
    {
      heading: 'O que perguntar antes de pagar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Quanto custa e se cobram por hora, por dia ou por mala.',
            'Até que horas você pode retirar e o que acontece se atrasar.',
            'Que formas de pagamento aceitam.',
            'Quem responde por perda ou dano, e até que valor.',
            'Se recebem bicicletas, instrumentos ou caixas.',
          ],
        },
      ],
    },
    {
      heading: 'O que não deixar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Passaporte, dinheiro, joias e remédios.',
            'Computador, câmera e baterias soltas.',
            'Comida perecível, plantas ou animais.',
            'Objetos de outra pessoa.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Não deixe malas sozinhas no terminal, nem por um momento. A segurança as retira.',
        },
      ],
    },
    {
      heading: 'Antes de ir à cidade',
      blocks: [
        {
          kind: 'text',
          text: 'Se o voo é internacional, volte com a antecedência necessária e veja a fila da segurança.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distância ao centro de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            {
              label: 'Chegada para um voo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Chegada para um voo nacional',
              value: '2 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Ônibus entre terminais',
              value: 'Grátis, 24 horas por dia',
              source: 'semana-bus',
            },
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
              question: 'Posso deixar a mala com a companhia aérea?',
              answer:
                'Às vezes ela recebe mais cedo. Pergunte no balcão a que horas abre seu voo e evite pagar o guarda-volumes.',
            },
            {
              question: 'Preciso retirar a mala em uma conexão?',
              answer:
                'Depende da sua passagem. Veja [conexões](/vuelos/conexiones) e confirme com a companhia.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Tempo de fila', href: '/informacion-en-tiempo-real/tiempo-en-filas' },
            { label: 'Carrinhos de bagagem', href: '/servicios/carros-de-equipaje' },
            { label: 'Escreva para nós', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
