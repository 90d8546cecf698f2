import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Se você volta doente de uma viagem, avise antes de sair do avião ou fale com o primeiro funcionário que encontrar. Assim você recebe orientação desde o início.',
  sections: [
    {
      heading: 'Se você chega com sintomas',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Avise a tripulação',
              text: 'Conte o que sente e desde quando. Ela informa antes do pouso.',
            },
            {
              title: 'Use máscara e mantenha distância',
              text: 'Principalmente se tem febre, tosse, vômito ou manchas na pele.',
            },
            {
              title: 'Procure a autoridade sanitária',
              text: 'Pergunte pela autoridade sanitária do aeroporto antes de passar pela imigração.',
            },
            {
              title: 'Conte por onde passou',
              text: 'Países, datas e vacinas. Mostre sua carteira.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Se você se sentir mal já dentro do terminal, siga os passos do [serviço médico](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Documentos de saúde que podem pedir',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Vacina contra a febre amarela, antecedência',
              value: '10 dias antes da viagem',
              source: 'caracol-vacunacion',
            },
            {
              label: 'Onde tomar no aeroporto',
              value: 'Terminal 1 internacional, piso 2, saída 5, das 7:00 às 18:00',
              source: 'lakalle-vacunacion',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Cada país decide o que exige. Confirme com o consulado e veja o [posto de vacinação](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: 'Se houver evacuação',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Saia pela saída sinalizada mais próxima',
              text: 'Siga as placas verdes e a equipe.',
            },
            { title: 'Deixe a bagagem', text: 'Leve apenas as pessoas que estão com você.' },
            { title: 'Use as escadas', text: 'Não use elevadores.' },
            { title: 'Vá ao ponto de encontro', text: 'Fique lá até avisarem que pode voltar.' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Se você precisa de ajuda para descer, diga em voz alta e vá para perto de uma escada. Se vir alguém nessa situação, avise.',
        },
      ],
    },
    {
      heading: 'Se o aeroporto fechar',
      blocks: [
        {
          kind: 'list',
          items: [
            'Olhe a barra no alto desta página: ela fica vermelha quando o aeroporto está fechado.',
            'Veja seu voo em [partidas](/vuelos/salidas) antes de sair de casa.',
            'Fale com a companhia aérea pelo aplicativo: a fila do balcão costuma ser longa.',
            'Se já está dentro, fique onde possa ouvir os avisos.',
          ],
        },
      ],
    },
    {
      heading: 'Se você notar algo estranho',
      blocks: [
        {
          kind: 'list',
          items: [
            'Não toque em um pacote abandonado: afaste-se e avise a segurança.',
            'Não espalhe boatos. A informação oficial está em [El Dorado informa](/el-dorado-informa).',
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Serviço médico', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Ajuda ao viajante', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
