import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se você passar mal, avise a pessoa uniformizada mais próxima e fique onde está. O resto pode esperar.',
  sections: [
    {
      heading: 'Em uma emergência',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Peça ajuda em voz alta',
              text: 'Qualquer funcionário do aeroporto pode chamar a equipe médica.',
            },
            {
              title: 'Diga onde está',
              text: 'Terminal, piso e o portão ou porta mais próximo. Está nas placas.',
            },
            {
              title: 'Fique com a pessoa',
              text: 'Não dê comida, bebida nem remédios até a equipe chegar.',
            },
            {
              title: 'Siga as orientações',
              text: 'Se um alarme tocar, deixe a bagagem e caminhe até a saída indicada.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'O que existe em cada terminal está em [serviço médico e emergências](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Vacine-se com antecedência',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Febre amarela',
              value: 'Pelo menos 10 dias antes da viagem',
              source: 'caracolVaccine',
            },
            {
              label: 'Ponto do aeroporto (dado de 2025)',
              value: 'Terminal 1 internacional, piso 2, saída 5, todos os dias das 7:00 às 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Leve seu documento e sua carteira de vacinação. Confirme o horário em [ponto de vacinação](/servicios/punto-de-vacunacion) antes de ir.',
        },
      ],
    },
    {
      heading: 'A altitude de Bogotá',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Altitude do aeroporto', value: '2.548 m', source: 'otherWiki' }],
        },
        {
          kind: 'list',
          items: [
            'Caminhe devagar e beba água, sobretudo se você vem do nível do mar.',
            'Use os elevadores se estiver com peso ou sentir falta de ar.',
            'Se você tem doença do coração ou do pulmão, consulte seu médico antes de viajar.',
          ],
        },
      ],
    },
    {
      heading: 'Objetos que pedem cuidado',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Baterias de lítio avulsas e vapes',
              value: 'Só na cabine',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Não deixe sua bagagem sozinha nem cuide da de um desconhecido. Se vir uma mala abandonada, não toque nela e avise a equipe.',
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
              question: 'Posso levar meus remédios?',
              answer:
                'Leve na cabine, na embalagem e com a receita. Pergunte à companhia aérea sobre os líquidos ou refrigerados.',
            },
            {
              question: 'Preciso de cadeira de rodas. A quem peço?',
              answer:
                'À companhia aérea, ao reservar. Veja [cadeiras de rodas](/servicios/sillas-de-ruedas).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Saúde e emergência', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' },
            { label: 'El Dorado sustentável', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
