import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si quelqu’un va mal, prévenez tout de suite la personne de l’aéroport la plus proche. Demandez qu’on appelle le service médical et ne laissez pas la personne seule.',
  sections: [
    {
      heading: 'En cas d’urgence',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Donnez l’alerte',
              text: 'Adressez-vous à toute personne en uniforme : sûreté, compagnie, entretien, police ou boutique. Toutes peuvent appeler à l’aide.',
            },
            {
              title: 'Dites où vous êtes',
              text: 'Terminal, niveau et numéro de la porte, de la salle ou du comptoir le plus proche.',
            },
            {
              title: 'Dites ce qui se passe',
              text: 'Si la personne répond, si elle respire, s’il y a un saignement ou un choc.',
            },
            {
              title: 'Restez sur place',
              text: 'Laissez de l’espace, ne déplacez pas une personne qui a reçu un choc et ne donnez ni à manger ni à boire.',
            },
            {
              title: 'Accueillez l’équipe médicale',
              text: 'Envoyez quelqu’un la guider et dites quels médicaments la personne prend.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Demandez le défibrillateur si la personne ne répond pas et ne respire pas normalement. Suivez les consignes de ceux qui vous aident.',
        },
      ],
    },
    {
      heading: 'Si ce n’est pas urgent',
      blocks: [
        {
          kind: 'list',
          items: [
            'Trouvez le service médical sur le [plan](/mapas) ou demandez au point d’information.',
            'Apportez votre pièce d’identité, votre assurance et la liste de vos médicaments.',
            'Si vous avez passé la sûreté, demandez s’il y a des soins de ce côté.',
            'S’il vous faut des médicaments, cherchez une pharmacie parmi les [boutiques](/establecimientos/tiendas).',
          ],
        },
      ],
    },
    {
      heading: 'Avant de prendre l’avion',
      blocks: [
        {
          kind: 'list',
          items: [
            'Demandez à votre médecin si vous pouvez voler après une opération, en fin de grossesse ou après une maladie récente.',
            'Demandez à votre compagnie s’il faut un certificat médical ou de l’oxygène.',
            'Gardez les médicaments en cabine, dans leur emballage et avec l’ordonnance.',
            'Si vous utilisez des seringues ou un appareil, dites-le avant le contrôle.',
          ],
        },
        {
          kind: 'text',
          text: 'Les médicaments liquides se montrent aussi au contrôle. Voyez les limites des [bagages](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: 'L’altitude de Bogotá',
      blocks: [
        {
          kind: 'text',
          text: 'Bogotá se trouve à haute altitude et vous pouvez vous fatiguer davantage les premiers jours. Marchez lentement, buvez de l’eau et prévenez si vous manquez d’air ou si la poitrine vous fait mal.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Altitude de l’aéroport', value: '2 548 m', source: 'elevacion' }],
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Point de vaccination', href: '/servicios/punto-de-vacunacion' },
            { label: 'Santé et urgences', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Fauteuils roulants', href: '/servicios/sillas-de-ruedas' },
          ],
        },
      ],
    },
  ],
};

export default content;
