import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se você tem várias horas entre voos, pergunte primeiro se há vaga e onde fica o quarto: antes ou depois do controle.',
  sections: [
    {
      heading: 'Como encontrar onde descansar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Veja quanto tempo você tem',
              text: 'Conte de agora até o embarque, não até a partida. Use a página do seu voo em [partidas](/vuelos/salidas).',
            },
            {
              title: 'Localize o serviço',
              text: 'Filtre por serviços no [mapa](/mapas) ou pergunte no balcão de informações.',
            },
            {
              title: 'Confirme a área',
              text: 'Pergunte se fica antes ou depois da segurança e se precisa de cartão de embarque.',
            },
            {
              title: 'Peça o preço por escrito',
              text: 'Confirme o total e o tempo incluído antes de pagar.',
            },
          ],
        },
      ],
    },
    {
      heading: 'O que perguntar antes de reservar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Por quantas horas se aluga e quanto custa cada hora extra.',
            'Se inclui chuveiro, toalhas, wi-fi e tomadas.',
            'Quantas pessoas cabem e se aceitam crianças.',
            'Se há quarto acessível para cadeira de rodas.',
            'Se acordam você e se dá para cancelar sem custo.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Se seu voo internacional chega a Bogotá e segue para outro país, você precisa entrar na Colômbia. Veja os requisitos em [imigração](/servicios/migracion-y-pasaportes) antes de procurar hotel.',
        },
      ],
    },
    {
      heading: 'Outras formas de descansar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Salas VIP:** algumas vendem a entrada por visita. Compare em [salas VIP](/establecimientos/salas-vip).',
            '**Restaurantes e cafés:** veja quais estão abertos em [restaurantes](/establecimientos/restaurantes).',
            '**Hotel na cidade:** calcule o trajeto em [como chegar](/transporte/como-llegar-al-aeropuerto) e a volta com trânsito.',
            '**Cadeiras do terminal:** leve casaco e máscara de dormir. À noite faz frio.',
          ],
        },
      ],
    },
    {
      heading: 'Se seu voo atrasar até a noite',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Atraso causado pela companhia, depois das 22:00',
              value: 'Hospedagem por conta da companhia',
              source: 'wradio-rac3',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Peça no balcão da companhia antes de pagar por conta própria e guarde os recibos. Saiba mais em [ajuda ao viajante](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Coloque dois alarmes e fique com a bagagem. Não conte com ouvir as chamadas de embarque de dentro do quarto.',
        },
      ],
    },
    {
      heading: 'Também pode ajudar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Guarda-volumes', href: '/servicios/guarda-equipaje' },
            { label: 'Conexões', href: '/vuelos/conexiones' },
            { label: 'Escreva para nós', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
