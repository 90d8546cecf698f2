import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'A Check In é a revista do El Dorado. Aqui contamos como perguntar por ela e o que ler enquanto você espera.',
  sections: [
    {
      heading: 'Como conseguir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Pergunte em um balcão de informações',
              text: 'A equipe diz se há exemplares hoje e em que ponto do terminal.',
            },
            {
              title: 'Escreva se procura um número anterior',
              text: 'Use o [contato](/contacto) com o assunto “Check In”. Anote o tema ou o mês que você procura.',
            },
            {
              title: 'Se você é da imprensa ou estuda comunicação',
              text: 'Conte para que precisa dela e quais páginas quer citar.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Não publicamos aqui datas de lançamento, tiragens nem edições digitais: não temos uma fonte pública que os confirme.',
        },
      ],
    },
    {
      heading: 'Para sugerir uma pauta ou anunciar',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Pauta:** mande um parágrafo com a história, por que interessa a quem viaja e quem pode ser entrevistado.',
            '**Foto:** diga quem é o autor e se ele autoriza a publicação.',
            '**Anúncio:** escreva o nome da empresa, o mês e o formato que interessa.',
            '**Correção:** copie a frase, o número da revista e a fonte correta.',
          ],
        },
        {
          kind: 'text',
          text: 'Envie tudo pelo [contato](/contacto). Se receber uma oferta de anúncio por outro meio, confirme antes de pagar.',
        },
      ],
    },
    {
      heading: 'O que ler enquanto espera',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Sua viagem começa no El Dorado](/tu-viaje-inicia-en-el-dorado): como usar o tempo antes do voo.',
            '[Paraíso Sello Local](/paraiso-sello-local): presentes e sabores feitos na Colômbia.',
            '[El Dorado sustentável](/el-dorado-sostenible): água, solo e energia, com números.',
            '[El Dorado informa](/el-dorado-informa): notas curtas sobre regras e tarifas que mudaram.',
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
              question: 'Posso levar a revista?',
              answer:
                'Pergunte no ponto onde a encontrar. Se for o único exemplar, deixe para o próximo leitor.',
            },
            {
              question: 'Existe em outros idiomas?',
              answer:
                'Não podemos confirmar. As notas deste site estão em espanhol, inglês, francês e português.',
            },
            {
              question: 'Como recebo novidades?',
              answer:
                'Inscreva-se no boletim no fim de qualquer página. É uma autorização à parte, que você pode retirar.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado informa', href: '/el-dorado-informa' },
            { label: 'Contato', href: '/contacto' },
            { label: 'Corporativo', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
