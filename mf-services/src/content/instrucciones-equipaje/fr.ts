import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Avant de fermer votre valise, mettez trois choses à part : liquides, batteries et objets tranchants. Ce sont elles qui retardent le plus le contrôle.',
  sections: [
    {
      heading: 'Restrictions en cabine',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce qui va en cabine et ce qui va en soute',
          head: ['Objet', 'En cabine', 'En soute'],
          rows: [
            [
              'Liquides, gels et aérosols',
              'Oui, en contenants de 100 ml au maximum',
              'Oui, selon votre compagnie',
            ],
            [
              'Sachet pour les liquides',
              'Un seul, transparent et refermable, de 1 litre au maximum, environ 20 × 20 cm',
              'Sans objet',
            ],
            [
              'Batteries au lithium de rechange et batteries externes',
              'Oui, toujours avec vous',
              'Non',
            ],
            ['Vapoteuses et cigarettes électroniques', 'Oui, toujours avec vous', 'Non'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'table',
          caption: 'Objets à mettre de préférence en soute',
          head: ['Objet', 'Que faire'],
          rows: [
            ['Couteaux, canifs, ciseaux et lames', 'En soute, la lame protégée'],
            ['Outils et battes, clubs ou cannes de sport', 'En soute'],
            [
              'Objets qui ressemblent à des armes, même des jouets',
              'Demandez d’abord à votre compagnie',
            ],
            [
              'Feux d’artifice, carburants et autres produits inflammables',
              'Laissez-les chez vous',
            ],
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Le second tableau est une recommandation. Au contrôle, la décision revient aux agents de sûreté.',
        },
      ],
    },
    {
      heading: 'Passer le contrôle rapidement',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Préparez le sachet de liquides',
              text: 'Placez-le en haut de votre sac pour le sortir tout de suite.',
            },
            {
              title: 'Videz vos poches',
              text: 'Clés, monnaie, téléphone et ceinture vont dans le bac.',
            },
            {
              title: 'Sortez les gros appareils si on vous le demande',
              text: 'Les agents indiquent quoi sortir dans chaque file.',
            },
            {
              title: 'Finissez votre eau avant',
              text: 'Gardez une gourde vide et remplissez-la après le contrôle.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Un grand contenant ne passe pas, même à moitié vide : c’est sa taille qui compte.',
        },
      ],
    },
    {
      heading: 'Bagages en soute',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le poids et le nombre de bagages dépendent de votre compagnie. Consultez son site avant de peser.',
            'Étiquetez la valise à l’intérieur et à l’extérieur avec votre nom et votre courriel.',
            'Gardez sur vous documents, médicaments et objets de valeur.',
            'Ne transportez ni bagage ni colis pour quelqu’un d’autre.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si un objet est retenu au contrôle, demandez s’il est encore temps de l’enregistrer en soute. Une fois le contrôle passé, il n’y a plus de retour possible.',
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Chariots à bagages', href: '/servicios/carros-de-equipaje' },
            { label: 'Consigne à bagages', href: '/servicios/guarda-equipaje' },
            { label: 'Douane', href: '/servicios/aduanas' },
            { label: 'Compagnies aériennes', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
