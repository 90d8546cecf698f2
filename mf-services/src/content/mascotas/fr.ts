import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Réservez d’abord la place de votre animal auprès de la compagnie. Suivez ensuite les étapes selon votre vol : intérieur, sortie ou entrée.',
  sections: [
    {
      heading: 'Documents et délais',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Vol intérieur',
              value: 'Aucun certificat de l’ICA n’est exigé',
              source: 'rcn-mascotas',
            },
            {
              label: 'Sortie de Colombie : certificat du vétérinaire',
              value: 'Daté de 3 jours au maximum',
              source: 'portafolio-mascotas',
            },
            {
              label:
                'Sortie de Colombie : bureau de l’ICA et certificat d’inspection sanitaire (CIS)',
              value: 'Dans les 72 heures avant le voyage',
              source: 'portafolio-mascotas',
            },
            { label: 'Validité du CIS', value: '72 heures', source: 'portafolio-mascotas' },
            {
              label:
                'Entrée en Colombie : demande dans SISPAP et certificat officiel du pays d’origine',
              value: 'Certificat de 10 jours au maximum',
              source: 'infobae-mascotas',
            },
          ],
        },
      ],
    },
    {
      heading: 'Quitter la Colombie avec votre animal',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Renseignez-vous sur le pays de destination',
              text: 'Chaque pays exige ses propres vaccins, tests ou permis. Demandez à son consulat.',
            },
            {
              title: 'Allez chez le vétérinaire',
              text: 'Demandez le certificat de santé et apportez le carnet de vaccination.',
            },
            {
              title: 'Demandez le CIS',
              text: 'Présentez-vous avec l’animal au bureau de l’[ICA](https://www.ica.gov.co), l’autorité sanitaire agricole, dans le délai.',
            },
            {
              title: 'Arrivez tôt à l’aéroport',
              text: 'Le comptoir vérifie les documents et la caisse avant de prendre vos bagages.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Le CIS est de courte durée. Si votre vol est reporté, vérifiez qu’il est encore valable.',
        },
      ],
    },
    {
      heading: 'Entrer en Colombie avec votre animal',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Faites la demande dans SISPAP',
              text: 'C’est le système de l’ICA pour l’entrée des animaux.',
            },
            {
              title: 'Apportez le certificat officiel',
              text: 'Il doit venir de l’autorité sanitaire du pays que vous quittez.',
            },
            {
              title: 'Présentez l’animal à l’arrivée',
              text: 'Trouvez l’ICA avant de sortir et déclarez l’animal à la [douane](/servicios/aduanas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Sur les vols intérieurs',
      blocks: [
        {
          kind: 'text',
          text: 'Même sans certificat de l’ICA, la compagnie peut demander le carnet de vaccination ou un certificat de santé. Apportez-les.',
        },
        {
          kind: 'list',
          items: [
            'Confirmez si l’animal voyage en cabine ou en soute, et les dimensions de la caisse.',
            'Donnez-lui peu à manger avant le vol et promenez-le avant d’entrer.',
            'Mettez-lui une médaille avec votre nom et votre téléphone.',
            'Prévoyez sachets, eau et tapis absorbant.',
          ],
        },
      ],
    },
    {
      heading: 'Pour continuer',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'ICA', href: 'https://www.ica.gov.co' },
            { label: 'Compagnies aériennes', href: '/establecimientos/aerolineas' },
            { label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
