import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Remplissez le formulaire Check-Mig avant de venir à l’aéroport. Gardez votre passeport à portée de main et prévoyez du temps.',
  sections: [
    {
      heading: 'Check-Mig étape par étape',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Allez sur la page officielle',
              text: 'Le formulaire se trouve sur le site de [Migración Colombia](https://www.migracioncolombia.gov.co), le service d’immigration.',
            },
            {
              title: 'Remplissez un formulaire par personne',
              text: 'Les enfants aussi. Il y en a un pour l’entrée et un pour la sortie.',
            },
            {
              title: 'Recopiez les données du passeport',
              text: 'Saisissez-les telles qu’elles figurent sur le document.',
            },
            {
              title: 'Gardez la confirmation',
              text: 'Conservez-la sur le téléphone ou sur papier jusqu’au passage de l’immigration.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quand le remplir',
              value: 'Entre 72 heures et 1 heure avant le vol',
              source: 'checkmig-plazo',
            },
            {
              label: 'Qui le remplit',
              value: 'Chaque personne, un par voyageur',
              source: 'checkmig-plazo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Check-Mig est gratuit. Si une page vous fait payer ou demande votre carte, ce n’est pas la page officielle : fermez-la.',
        },
      ],
    },
    {
      heading: 'À l’aéroport',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Immigration à l’arrivée, attente habituelle',
              value: 'De 20 à 45 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Arrivée pour un vol international',
              value: '3 heures avant',
              source: 'rcn-llegada',
            },
            {
              label: 'Couloir biométrique',
              value: 'Dès 12 ans, comptoir 68, niveau 2',
              source: 'rcn-biometria',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Consultez le [temps d’attente](/informacion-en-tiempo-real/tiempo-en-filas) avant d’entrer. Demandez à Migración Colombia si votre document permet d’utiliser le couloir biométrique. Avec des enfants trop jeunes pour le couloir biométrique, passez par les comptoirs avec agent.',
        },
      ],
    },
    {
      heading: 'Si vous êtes seulement en correspondance',
      blocks: [
        {
          kind: 'text',
          text: 'Les passagers en transit international doivent entrer en Colombie. Vérifiez si votre nationalité exige un visa, même si vous ne quittez pas l’aéroport.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Correspondance internationale à Bogotá',
              value: 'On passe l’immigration et on entre dans le pays',
              source: 'kayak-bog',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Calculez votre temps avec la page [correspondances](/vuelos/conexiones).',
        },
      ],
    },
    {
      heading: 'Erreurs fréquentes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Remplir un seul Check-Mig pour toute la famille.',
            'Le faire pour l’entrée et oublier celui de la sortie.',
            'Voyager avec un passeport abîmé ou sur le point d’expirer.',
            'Arriver avec un mineur sans avoir demandé quelle autorisation il lui faut. Renseignez-vous avant auprès de Migración Colombia.',
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
            { label: 'Migración Colombia', href: 'https://www.migracioncolombia.gov.co' },
            { label: 'Douane', href: '/servicios/aduanas' },
            { label: 'Notaire', href: '/servicios/notaria' },
            { label: 'Voyage en famille', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
