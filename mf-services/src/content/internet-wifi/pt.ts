import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Abra as configurações de wi-fi, escolha a rede do aeroporto e aceite as condições. Se não souber qual é, pergunte antes de se conectar.',
  sections: [
    {
      heading: 'Como se conectar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirme o nome da rede',
              text: 'Procure nos avisos do terminal ou pergunte no balcão de informações. Não escolha uma rede só porque o nome é parecido.',
            },
            { title: 'Escolha a rede no seu aparelho', text: 'Ative o wi-fi e selecione a rede.' },
            {
              title: 'Preencha a página de acesso',
              text: 'Ela abre sozinha. Leia quais dados ela pede antes de aceitar.',
            },
            {
              title: 'Confira se funciona',
              text: 'Abra seu voo em [partidas](/vuelos/salidas) e salve o cartão de embarque caso o sinal caia.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Se não conectar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Abra o navegador e digite qualquer endereço: às vezes a página de acesso não aparece sozinha.',
            'Esqueça a rede nas configurações e escolha de novo.',
            'Desligue os dados móveis e a VPN durante o acesso.',
            'Vá para uma área aberta. Corredores longos têm menos sinal.',
            'Se nada funcionar, peça ajuda no balcão de informações do seu terminal.',
          ],
        },
      ],
    },
    {
      heading: 'Proteja seus dados',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não entre no banco nem faça compras em uma rede aberta. Use seus dados móveis.',
            'Veja se o endereço começa com https antes de digitar uma senha.',
            'Desative a conexão automática a redes públicas.',
            'Desligue o wi-fi quando terminar.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Nenhuma rede do aeroporto precisa da senha do seu e-mail nem dos dados do seu cartão. Se pedirem, desconecte e avise pelo [formulário de contato](/contacto).',
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
              question: 'Qual é a velocidade?',
              answer:
                'Depende de quantas pessoas estão conectadas e do lugar. Para uma videochamada importante, teste antes e deixe os dados móveis de reserva.',
            },
            {
              question: 'Há limite de tempo?',
              answer:
                'Ele aparece na página de acesso ao conectar. Se a sessão fechar, entre de novo.',
            },
            {
              question: 'Onde carrego o celular?',
              answer:
                'Veja [serviços tecnológicos](/servicios/servicios-tecnologicos) e leve seu próprio carregador.',
            },
            {
              question: 'Onde compro um chip?',
              answer:
                'Procure operadoras entre as [lojas](/establecimientos/tiendas). Leve o passaporte.',
            },
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
            { label: 'Serviços tecnológicos', href: '/servicios/servicios-tecnologicos' },
            { label: 'Mapa do aeroporto', href: '/mapas' },
            { label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
