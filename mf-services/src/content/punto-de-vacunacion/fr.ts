import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Faites-vous vacciner contre la fièvre jaune plusieurs jours avant le voyage. Le jour du vol, il est trop tard pour être protégé.',
  sections: [
    {
      heading: 'Où et quand',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Lieu',
              value: 'Terminal 1 international, niveau 2, sortie 5',
              source: 'lakalle-vacunacion',
            },
            {
              label: 'Horaires',
              value: 'Tous les jours, de 7:00 à 18:00',
              source: 'lakalle-vacunacion',
            },
            { label: 'Vaccin', value: 'Fièvre jaune', source: 'lakalle-vacunacion' },
            {
              label: 'Combien de temps avant le voyage',
              value: '10 jours',
              source: 'caracol-vacunacion',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Confirmez auprès du point d’information que des vaccins sont disponibles ce jour-là avant de venir seulement pour cela.',
        },
      ],
    },
    {
      heading: 'Que faire',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Vérifiez votre destination',
              text: 'Demandez au consulat ou à votre compagnie si le certificat est exigé à l’entrée. Renseignez-vous aussi sur les régions de Colombie que vous visiterez.',
            },
            {
              title: 'Comptez les jours',
              text: 'Faites-vous vacciner avec l’avance indiquée plus haut.',
            },
            {
              title: 'Apportez vos documents',
              text: 'Pièce d’identité ou passeport, et votre carnet si vous avez déjà été vacciné.',
            },
            {
              title: 'Signalez vos antécédents',
              text: 'Dites si vous êtes enceinte, allergique, sous traitement ou accompagné d’un bébé.',
            },
            {
              title: 'Gardez le certificat',
              text: 'Prenez-le en photo et voyagez avec l’original.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Erreurs fréquentes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Attendre le jour du vol.',
            'Perdre le carnet. Demandez un duplicata là où vous avez été vacciné.',
            'Présenter un certificat dont le nom diffère de celui du passeport.',
            'Oublier les vaccins des enfants. Voyez [voyage en famille](/viaje-en-familia).',
          ],
        },
      ],
    },
    {
      heading: 'Après le vaccin',
      blocks: [
        {
          kind: 'text',
          text: 'Attendez quelques minutes avant de partir et dites si vous ne vous sentez pas bien. En cas de fièvre ou de malaise important, consultez et montrez votre carnet.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si votre vol part aujourd’hui et que vous n’êtes pas vacciné, interrogez votre compagnie et les autorités de destination. Personne ne peut antidater le certificat.',
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            { question: 'Est-ce payant ?', answer: 'Demandez-le sur place en arrivant.' },
            {
              question: 'D’autres vaccins sont-ils proposés ?',
              answer: 'Confirmez avant de venir par le [formulaire de contact](/contacto).',
            },
            {
              question: 'Où se faire vacciner ailleurs en Colombie ?',
              answer: 'Interrogez le [ministère de la Santé](https://www.minsalud.gov.co).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Santé et urgences', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Service médical', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Plan', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
