import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Primeiro reserve o lugar do seu animal com a companhia aérea. Depois siga os passos conforme o voo: nacional, saída ou entrada.',
  sections: [
    {
      heading: 'Documentos e prazos',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Voo nacional',
              value: 'Não se exige certificado do ICA',
              source: 'rcn-mascotas',
            },
            {
              label: 'Saída da Colômbia: atestado do veterinário',
              value: 'De 3 dias ou menos',
              source: 'portafolio-mascotas',
            },
            {
              label:
                'Saída da Colômbia: escritório do ICA e Certificado de Inspeção Sanitária (CIS)',
              value: 'Dentro das 72 horas antes da viagem',
              source: 'portafolio-mascotas',
            },
            { label: 'Validade do CIS', value: '72 horas', source: 'portafolio-mascotas' },
            {
              label:
                'Entrada na Colômbia: pedido no SISPAP e certificado oficial do país de origem',
              value: 'Certificado de 10 dias ou menos',
              source: 'infobae-mascotas',
            },
          ],
        },
      ],
    },
    {
      heading: 'Sair da Colômbia com seu animal',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Consulte o país de destino',
              text: 'Cada país exige vacinas, exames ou autorizações diferentes. Pergunte ao consulado.',
            },
            {
              title: 'Vá ao veterinário',
              text: 'Peça o atestado de saúde e leve a carteira de vacinação.',
            },
            {
              title: 'Solicite o CIS',
              text: 'Vá com o animal ao escritório do [ICA](https://www.ica.gov.co), o órgão de saúde agropecuária, dentro do prazo.',
            },
            {
              title: 'Chegue cedo ao aeroporto',
              text: 'O balcão confere os documentos e a caixa antes de receber sua bagagem.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'O CIS dura pouco. Se o voo for adiado, confira se ele ainda vale.',
        },
      ],
    },
    {
      heading: 'Entrar na Colômbia com seu animal',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Faça o pedido no SISPAP',
              text: 'É o sistema do ICA para a entrada de animais.',
            },
            {
              title: 'Traga o certificado oficial',
              text: 'Ele deve ser emitido pela autoridade sanitária do país de onde você sai.',
            },
            {
              title: 'Apresente o animal na chegada',
              text: 'Procure o ICA antes de sair e declare o animal na [alfândega](/servicios/aduanas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Em voos nacionais',
      blocks: [
        {
          kind: 'text',
          text: 'Mesmo sem o certificado do ICA, a companhia pode pedir a carteira de vacinação ou um atestado de saúde. Leve os dois.',
        },
        {
          kind: 'list',
          items: [
            'Confirme se ele viaja na cabine ou no porão e as medidas da caixa.',
            'Dê pouca comida antes do voo e passeie com ele antes de entrar.',
            'Coloque uma plaquinha com seu nome e telefone.',
            'Leve saquinhos, água e um tapete higiênico.',
          ],
        },
      ],
    },
    {
      heading: 'Para continuar',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'ICA', href: 'https://www.ica.gov.co' },
            { label: 'Companhias aéreas', href: '/establecimientos/aerolineas' },
            { label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
