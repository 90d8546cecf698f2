import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Tome a vacina contra a febre amarela vários dias antes de viajar. No dia do voo já é tarde para estar protegido.',
  sections: [
    {
      heading: 'Onde e quando',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Lugar',
              value: 'Terminal 1 internacional, piso 2, saída 5',
              source: 'lakalle-vacunacion',
            },
            {
              label: 'Horário',
              value: 'Todos os dias, das 7:00 às 18:00',
              source: 'lakalle-vacunacion',
            },
            { label: 'Vacina', value: 'Febre amarela', source: 'lakalle-vacunacion' },
            { label: 'Quanto antes da viagem', value: '10 dias', source: 'caracol-vacunacion' },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirme com o balcão de informações se há vacinas naquele dia antes de vir só para isso.',
        },
      ],
    },
    {
      heading: 'O que fazer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Verifique seu destino',
              text: 'Pergunte ao consulado ou à companhia aérea se exigem o certificado para entrar. Pergunte também sobre as regiões da Colômbia que você vai visitar.',
            },
            { title: 'Conte os dias', text: 'Tome a vacina com a antecedência indicada acima.' },
            {
              title: 'Leve seus documentos',
              text: 'Identidade ou passaporte, e sua carteira se já foi vacinado antes.',
            },
            {
              title: 'Conte seu histórico médico',
              text: 'Diga se está grávida, se tem alergias, se toma remédios ou se está com um bebê.',
            },
            { title: 'Guarde o certificado', text: 'Tire uma foto e viaje com o original.' },
          ],
        },
      ],
    },
    {
      heading: 'Erros comuns',
      blocks: [
        {
          kind: 'list',
          items: [
            'Deixar para o dia do voo.',
            'Perder a carteira. Peça a segunda via onde você se vacinou.',
            'Levar o certificado com um nome diferente do passaporte.',
            'Esquecer as vacinas das crianças. Veja [viagem em família](/viaje-en-familia).',
          ],
        },
      ],
    },
    {
      heading: 'Depois da vacina',
      blocks: [
        {
          kind: 'text',
          text: 'Espere alguns minutos antes de ir embora e avise se sentir mal-estar. Se tiver febre ou mal-estar forte, procure atendimento médico e mostre sua carteira.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se seu voo sai hoje e você não está vacinado, consulte a companhia aérea e as autoridades do destino. Ninguém pode antecipar a data do certificado.',
        },
      ],
    },
    {
      heading: 'Perguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            { question: 'Tem custo?', answer: 'Pergunte no próprio posto ao chegar.' },
            {
              question: 'Aplicam outras vacinas?',
              answer: 'Confirme antes de vir pelo [formulário de contato](/contacto).',
            },
            {
              question: 'Onde há outros postos na Colômbia?',
              answer: 'Consulte o [Ministério da Saúde](https://www.minsalud.gov.co).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Saúde e emergências', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Serviço médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Mapa', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
