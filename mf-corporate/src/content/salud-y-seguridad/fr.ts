import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'En cas de malaise, prévenez la personne en uniforme la plus proche et restez où vous êtes. Le reste peut attendre.',
  sections: [
    {
      heading: 'En cas d’urgence',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Demandez de l’aide à voix haute',
              text: 'Tout membre du personnel peut appeler l’équipe médicale.',
            },
            {
              title: 'Dites où vous êtes',
              text: 'Terminal, étage et porte la plus proche. C’est indiqué sur les panneaux.',
            },
            {
              title: 'Restez auprès de la personne',
              text: 'Ne lui donnez ni nourriture, ni boisson, ni médicament avant l’arrivée des secours.',
            },
            {
              title: 'Suivez les consignes',
              text: 'Si une alarme retentit, laissez vos bagages et marchez vers la sortie indiquée.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ce que propose chaque terminal figure dans [service médical et urgences](/servicios/servicio-medico-y-emergencias).',
        },
      ],
    },
    {
      heading: 'Vaccinez-vous à temps',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Fièvre jaune',
              value: 'Au moins 10 jours avant le voyage',
              source: 'caracolVaccine',
            },
            {
              label: 'Point de l’aéroport (donnée de 2025)',
              value: 'Terminal 1 international, étage 2, sortie 5, tous les jours de 7:00 à 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Apportez votre pièce d’identité et votre carnet de vaccination. Confirmez les horaires dans [point de vaccination](/servicios/punto-de-vacunacion) avant de venir.',
        },
      ],
    },
    {
      heading: 'L’altitude de Bogotá',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Altitude de l’aéroport', value: '2 548 m', source: 'otherWiki' }],
        },
        {
          kind: 'list',
          items: [
            'Marchez lentement et buvez de l’eau, surtout si vous venez du niveau de la mer.',
            'Prenez les ascenseurs si vous portez une charge ou manquez de souffle.',
            'En cas de maladie du cœur ou des poumons, consultez votre médecin avant de voyager.',
          ],
        },
      ],
    },
    {
      heading: 'Objets à surveiller',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Batteries au lithium de rechange et vapoteuses',
              value: 'En cabine uniquement',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ne laissez pas vos bagages seuls et ne gardez pas ceux d’un inconnu. Si vous voyez un bagage abandonné, n’y touchez pas et prévenez le personnel.',
        },
      ],
    },
    {
      heading: 'Questions fréquentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Puis-je emporter mes médicaments ?',
              answer:
                'Gardez-les en cabine, dans leur emballage et avec l’ordonnance. Pour les liquides ou les produits réfrigérés, interrogez votre compagnie.',
            },
            {
              question: 'J’ai besoin d’un fauteuil roulant. À qui le demander ?',
              answer:
                'À votre compagnie, lors de la réservation. Voir [fauteuils roulants](/servicios/sillas-de-ruedas).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Santé et urgences', href: '/servicios/sanidad-y-emergencia' },
            { label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' },
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
