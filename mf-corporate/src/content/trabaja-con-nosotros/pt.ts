import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Muitos empregadores contratam no El Dorado. Descubra qual tem a sua área e pergunte diretamente a ele.',
  sections: [
    {
      heading: 'A quem perguntar',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Escolha sua área',
              text: 'Balcão e cabine: a companhia aérea. Vendas e cozinha: a loja ou o restaurante. Terminal, infraestrutura e atendimento: a concessionária.',
            },
            {
              title: 'Encontre o empregador',
              text: 'Veja os nomes em [companhias aéreas](/establecimientos/aerolineas), [lojas](/establecimientos/tiendas) e [restaurantes](/establecimientos/restaurantes).',
            },
            {
              title: 'Vá ao site oficial',
              text: 'Candidate-se pela página de vagas da própria empresa. Não entregue o currículo a pessoas que abordem você no terminal.',
            },
            {
              title: 'Se não souber a quem',
              text: 'Escreva pelo [contato](/contacto) com o assunto “Emprego”. Diremos qual empresa ou órgão procurar.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Este site não publica vagas nem recebe currículos. Assim, você não verá aqui uma vaga vencida nem uma que não possamos confirmar.',
        },
      ],
    },
    {
      heading: 'Cargos públicos',
      blocks: [
        {
          kind: 'text',
          text: 'Alfândega, imigração, saúde, polícia e aviação civil são órgãos do Estado. Os concursos saem nos sites oficiais deles e nos dos serviços públicos de emprego.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Serviço público de emprego (Servicio Público de Empleo)',
              href: 'https://www.serviciodeempleo.gov.co',
            },
            {
              label: 'Comissão do serviço civil (Comisión Nacional del Servicio Civil)',
              href: 'https://www.cnsc.gov.co',
            },
          ],
        },
      ],
    },
    {
      heading: 'O que deixar pronto',
      blocks: [
        {
          kind: 'list',
          items: [
            'Currículo de uma ou duas páginas, com os turnos em que você pode trabalhar.',
            'Documento de identidade válido.',
            'Comprovantes de estudo e de idiomas, se o cargo pedir.',
            'Duas referências que atendam o telefone.',
          ],
        },
        {
          kind: 'text',
          text: 'Na entrevista, pergunte sobre o horário, o transporte de madrugada e os requisitos para entrar em áreas restritas. Cada empregador dirá os seus.',
        },
      ],
    },
    {
      heading: 'Como reconhecer uma vaga falsa',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pedem dinheiro para o exame médico, o uniforme ou o crachá antes da contratação.',
            'O e-mail não é da empresa ou a entrevista é em um lugar que não é dela.',
            'Prometem um cargo garantido sem entrevista.',
            'Você precisa decidir hoje.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Na dúvida, não pague nem envie seu documento. Confirme com a empresa pelo site oficial e denuncie à polícia.',
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
              question: 'Posso deixar o currículo em um balcão de informações?',
              answer: 'Eles não recebem. A equipe pode orientar você até a empresa.',
            },
            {
              question: 'Quero vender meus produtos, não um emprego. Onde pergunto?',
              answer:
                'A página [Paraíso Sello Local](/paraiso-sello-local) explica como escrever para nós.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Corporativo', href: '/corporativo' },
            { label: 'Contato', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
