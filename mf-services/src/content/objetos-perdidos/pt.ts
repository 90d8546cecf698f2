import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Volte ao último lugar onde você viu o objeto e pergunte ali. Se não aparecer, registre no mesmo dia com todos os detalhes.',
  sections: [
    {
      heading: 'A quem perguntar',
      blocks: [
        {
          kind: 'table',
          caption: 'Conforme o lugar onde você deixou',
          head: ['Onde', 'A quem recorrer'],
          rows: [
            ['Em um saguão, banheiro ou corredor', 'Ao balcão de informações desse terminal'],
            ['No controle de segurança', 'À equipe da mesma fila ou ao balcão de informações'],
            ['No avião ou na sala de embarque', 'À sua companhia aérea'],
            ['Em um restaurante ou loja', 'Ao próprio local e depois ao balcão de informações'],
            ['Em um táxi', 'À concessionária de táxis, com a placa ou o número da reserva'],
            [
              'É sua mala e ela não saiu na esteira',
              'À companhia aérea, antes de sair da sala de bagagens',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Como registrar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Anote o que você lembra',
              text: 'Lugar, hora, voo e por onde andou. O [mapa](/mapas) ajuda a dizer o lugar certo.',
            },
            {
              title: 'Descreva o objeto',
              text: 'Cor, marca, tamanho, o que há dentro e um sinal que só você conhece.',
            },
            {
              title: 'Escreva para nós',
              text: 'Use o [formulário de contato](/contacto) e deixe um e-mail e um celular que você atende.',
            },
            {
              title: 'Guarde a resposta',
              text: 'O número de referência serve para perguntar depois.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Se você já saiu de Bogotá, escreva mesmo assim. Pergunte como o objeto é devolvido e se outra pessoa pode retirá-lo.',
        },
      ],
    },
    {
      heading: 'Se você perdeu algo importante',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Celular ou cartões:** bloqueie antes de continuar procurando.',
            '**Passaporte ou identidade:** avise a polícia e, se for estrangeiro, seu consulado. Peça ajuda no balcão de informações.',
            '**Remédios:** vá ao [serviço médico](/servicios/servicio-medico-y-emergencias).',
            '**Mala despachada:** faça o registro com a companhia aérea e guarde o comprovante da bagagem.',
          ],
        },
      ],
    },
    {
      heading: 'Para retirar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Leve seu documento de identidade.',
            'Leve uma prova de que é seu: foto, nota fiscal, embalagem ou número de série.',
            'Se for outra pessoa, pergunte antes que autorização ela precisa levar.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Pergunte por quanto tempo guardam os objetos e se há algum custo. Desconfie de quem pedir dinheiro por mensagem para devolver algo.',
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Escreva para nós', href: '/contacto' },
            { label: 'Entidades do aeroporto', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Companhias aéreas', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
