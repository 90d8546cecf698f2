import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Trouvez la consigne sur le [plan](/mapas) ou demandez au point d’information. Confirmez le prix et l’heure de fermeture avant de laisser votre valise.',
  sections: [
    {
      heading: 'Comment ça marche',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Repérez le service',
              text: 'Filtrez par services sur le [plan](/mapas). Si vous changez de terminal, demandez laquelle est la plus proche.',
            },
            {
              title: 'Préparez la valise',
              text: 'Cadenassez-la et sortez ce dont vous aurez besoin.',
            },
            {
              title: 'Demandez les conditions',
              text: 'Prix, mode de facturation, horaires et taille maximale.',
            },
            {
              title: 'Gardez le reçu',
              text: 'Prenez-le en photo. Sans lui, le retrait de la valise prend plus de temps.',
            },
            {
              title: 'Revenez à temps',
              text: 'Comptez l’attente au retrait et le contrôle de sûreté.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Que demander avant de payer',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le prix, et s’il se compte à l’heure, au jour ou par bagage.',
            'L’heure limite de retrait et ce qui se passe en cas de retard.',
            'Les moyens de paiement acceptés.',
            'Qui répond d’une perte ou d’un dommage, et jusqu’à quelle valeur.',
            'Si les vélos, les instruments ou les cartons sont acceptés.',
          ],
        },
      ],
    },
    {
      heading: 'Ce qu’il ne faut pas laisser',
      blocks: [
        {
          kind: 'list',
          items: [
            'Passeport, argent, bijoux et médicaments.',
            'Ordinateur, appareil photo et batteries de rechange.',
            'Aliments périssables, plantes ou animaux.',
            'Objets appartenant à quelqu’un d’autre.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ne laissez jamais de bagages sans surveillance dans le terminal, même un instant. La sûreté les enlève.',
        },
      ],
    },
    {
      heading: 'Avant de partir en ville',
      blocks: [
        {
          kind: 'text',
          text: 'Si votre vol est international, revenez avec l’avance nécessaire et consultez l’attente au contrôle de sûreté.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distance du centre de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            {
              label: 'Arrivée pour un vol international',
              value: '3 heures avant',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrivée pour un vol intérieur',
              value: '2 heures avant',
              source: 'rcn-llegada',
            },
            {
              label: 'Bus entre les terminaux',
              value: 'Gratuit, jour et nuit (24 heures)',
              source: 'semana-bus',
            },
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Puis-je laisser la valise à ma compagnie ?',
              answer:
                'Elle l’accepte parfois à l’avance. Demandez au comptoir quand ouvre votre vol : vous évitez de payer la consigne.',
            },
            {
              question: 'Dois-je récupérer ma valise en correspondance ?',
              answer:
                'Cela dépend de votre billet. Voyez les [correspondances](/vuelos/conexiones) et confirmez auprès de la compagnie.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Temps d’attente', href: '/informacion-en-tiempo-real/tiempo-en-filas' },
            { label: 'Chariots à bagages', href: '/servicios/carros-de-equipaje' },
            { label: 'Écrivez-nous', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
