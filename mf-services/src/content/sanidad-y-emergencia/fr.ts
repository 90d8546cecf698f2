import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si vous rentrez malade d’un voyage, dites-le avant de quitter l’avion ou au premier agent rencontré. Vous serez ainsi orienté dès le début.',
  sections: [
    {
      heading: 'Si vous arrivez avec des symptômes',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Prévenez l’équipage',
              text: 'Dites ce que vous ressentez et depuis quand. Il le signale avant l’atterrissage.',
            },
            {
              title: 'Portez un masque et gardez vos distances',
              text: 'Surtout en cas de fièvre, toux, vomissements ou éruption cutanée.',
            },
            {
              title: 'Trouvez l’autorité sanitaire',
              text: 'Demandez l’autorité sanitaire de l’aéroport avant de passer l’immigration.',
            },
            {
              title: 'Dites où vous êtes allé',
              text: 'Pays, dates et vaccins. Montrez votre carnet.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Si vous vous sentez mal une fois dans le terminal, suivez les étapes du [service médical](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Documents de santé qu’on peut vous demander',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Vaccin contre la fièvre jaune, avance',
              value: '10 jours avant le voyage',
              source: 'caracol-vacunacion',
            },
            {
              label: 'Où se faire vacciner à l’aéroport',
              value: 'Terminal 1 international, niveau 2, sortie 5, de 7:00 à 18:00',
              source: 'lakalle-vacunacion',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Chaque pays décide de ce qu’il exige. Confirmez auprès du consulat et voyez le [point de vaccination](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: 'En cas d’évacuation',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Sortez par l’issue signalée la plus proche',
              text: 'Suivez les panneaux verts et le personnel.',
            },
            {
              title: 'Laissez vos bagages',
              text: 'N’emmenez que les personnes qui vous accompagnent.',
            },
            { title: 'Prenez les escaliers', text: 'N’utilisez pas les ascenseurs.' },
            {
              title: 'Allez au point de rassemblement',
              text: 'Restez-y jusqu’à ce qu’on vous dise de revenir.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si vous avez besoin d’aide pour descendre, dites-le à voix haute et rapprochez-vous d’un escalier. Si vous voyez quelqu’un dans ce cas, prévenez.',
        },
      ],
    },
    {
      heading: 'Si l’aéroport ferme',
      blocks: [
        {
          kind: 'list',
          items: [
            'Regardez la barre en haut de cette page : elle devient rouge quand l’aéroport est fermé.',
            'Vérifiez votre vol dans les [départs](/vuelos/salidas) avant de partir de chez vous.',
            'Contactez votre compagnie par son application : la file au comptoir est souvent longue.',
            'Si vous êtes déjà à l’intérieur, restez là où vous entendez les annonces.',
          ],
        },
      ],
    },
    {
      heading: 'Si vous voyez quelque chose d’anormal',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ne touchez pas un paquet abandonné : éloignez-vous et prévenez la sûreté.',
            'Ne relayez pas de rumeurs. L’information officielle est dans [El Dorado informe](/el-dorado-informa).',
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Service médical', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
