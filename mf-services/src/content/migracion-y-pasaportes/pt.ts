import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Faça o registro Check-Mig antes de ir ao aeroporto. Deixe o passaporte à mão e chegue com tempo.',
  sections: [
    {
      heading: 'Check-Mig passo a passo',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Entre na página oficial',
              text: 'O registro fica no site da [Migración Colombia](https://www.migracioncolombia.gov.co), o órgão de imigração.',
            },
            {
              title: 'Preencha um formulário por pessoa',
              text: 'Crianças também. Há um para a entrada e outro para a saída.',
            },
            { title: 'Copie os dados do passaporte', text: 'Escreva como estão no documento.' },
            {
              title: 'Guarde a confirmação',
              text: 'Leve no celular ou impressa até passar pela imigração.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quando fazer',
              value: 'Entre 72 horas e 1 hora antes do voo',
              source: 'checkmig-plazo',
            },
            { label: 'Quem faz', value: 'Cada pessoa, um por viajante', source: 'checkmig-plazo' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'O Check-Mig é gratuito. Se uma página cobrar ou pedir seu cartão, não é a oficial: feche.',
        },
      ],
    },
    {
      heading: 'No aeroporto',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Imigração na chegada, espera habitual',
              value: 'De 20 a 45 minutos',
              source: 'cestee-filas',
            },
            {
              label: 'Chegada para um voo internacional',
              value: '3 horas antes',
              source: 'rcn-llegada',
            },
            {
              label: 'Faixa biométrica',
              value: 'A partir de 12 anos, balcão 68, piso 2',
              source: 'rcn-biometria',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Veja o [tempo de fila](/informacion-en-tiempo-real/tiempo-en-filas) antes de entrar. Pergunte à Migración Colombia se você pode usar a faixa biométrica com seu documento. Com crianças abaixo da idade da faixa biométrica, use os balcões com atendente.',
        },
      ],
    },
    {
      heading: 'Se você só faz conexão',
      blocks: [
        {
          kind: 'text',
          text: 'Passageiros em trânsito internacional precisam entrar na Colômbia. Verifique se sua nacionalidade exige visto, mesmo sem sair do aeroporto.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Conexão internacional em Bogotá',
              value: 'Passa-se pela imigração e entra-se no país',
              source: 'kayak-bog',
            },
          ],
        },
        { kind: 'text', text: 'Calcule o tempo com a página de [conexões](/vuelos/conexiones).' },
      ],
    },
    {
      heading: 'Erros comuns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Preencher um só Check-Mig para a família toda.',
            'Fazer o da entrada e esquecer o da saída.',
            'Viajar com o passaporte danificado ou perto de vencer.',
            'Chegar com um menor sem perguntar que autorização ele precisa ter. Consulte antes a Migración Colombia.',
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
            { label: 'Migración Colombia', href: 'https://www.migracioncolombia.gov.co' },
            { label: 'Alfândega', href: '/servicios/aduanas' },
            { label: 'Cartório', href: '/servicios/notaria' },
            { label: 'Viagem em família', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
