import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Resolva os documentos antes do dia do voo. Se falta algum hoje, pergunte no balcão de informações se o cartório está aberto e vá com tudo completo.',
  sections: [
    {
      heading: 'Antes de ir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Defina o que você precisa',
              text: 'Pergunte a quem pede o documento como ele deve ser: original, cópia autenticada ou firma reconhecida.',
            },
            {
              title: 'Confirme que fazem o serviço',
              text: 'Nem todo cartório faz todos os serviços a qualquer hora. Pergunte o horário e o valor.',
            },
            {
              title: 'Localize o cartório',
              text: 'Procure no [mapa](/mapas) filtrando por serviços.',
            },
            {
              title: 'Deixe margem para o voo',
              text: 'Faça isso antes de passar pela segurança e conte a fila.',
            },
          ],
        },
      ],
    },
    {
      heading: 'O que levar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Documento de identidade original e válido de cada pessoa que assina.',
            'O documento sem assinar: a assinatura é feita lá.',
            'Certidões de nascimento, se for sobre um menor.',
            'Cópias impressas. Não conte com encontrar uma impressora.',
            'Dinheiro, caso não aceitem cartão.',
          ],
        },
      ],
    },
    {
      heading: 'Viajar com menores',
      blocks: [
        {
          kind: 'text',
          text: 'Se um menor sai do país sem um dos pais, ou sem nenhum, pergunte à [Migración Colombia](https://www.migracioncolombia.gov.co) que autorização ele deve levar e como autenticá-la. Faça isso dias antes: quem autoriza também precisa assinar.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Uma autorização incompleta pode impedir o menor de viajar. Confira nomes, números, datas e destino antes de assinar.',
        },
      ],
    },
    {
      heading: 'Tempo para o voo',
      blocks: [
        {
          kind: 'facts',
          items: [
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
          ],
        },
        { kind: 'text', text: 'O serviço do cartório é além desse tempo. Some.' },
      ],
    },
    {
      heading: 'Perguntas',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Quanto custa?',
              answer: 'Peça a tarifa no cartório antes de começar e exija nota fiscal.',
            },
            {
              question: 'E se estiver fechado?',
              answer:
                'Pergunte à companhia aérea se dá para mudar o voo e à Migración Colombia quais são suas opções.',
            },
            {
              question: 'Preciso marcar hora?',
              answer:
                'Confirme pelo [formulário de contato](/contacto) ou no balcão de informações.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Imigração e passaportes', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Viagem em família', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
