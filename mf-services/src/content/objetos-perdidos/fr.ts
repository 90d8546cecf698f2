import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Retournez au dernier endroit où vous l’avez vu et demandez sur place. S’il ne réapparaît pas, signalez-le le jour même avec tous les détails.',
  sections: [
    {
      heading: 'À qui s’adresser',
      blocks: [
        {
          kind: 'table',
          caption: 'Selon l’endroit où vous l’avez laissé',
          head: ['Où', 'À qui s’adresser'],
          rows: [
            [
              'Dans une salle, des toilettes ou un couloir',
              'Au point d’information de ce terminal',
            ],
            ['Au contrôle de sûreté', 'Aux agents de la même file ou au point d’information'],
            ['Dans l’avion ou en salle d’embarquement', 'À votre compagnie'],
            [
              'Dans un restaurant ou une boutique',
              'À l’établissement, puis au point d’information',
            ],
            [
              'Dans un taxi',
              'Au concessionnaire des taxis, avec la plaque ou le numéro de réservation',
            ],
            [
              'C’est votre valise et elle n’est pas arrivée sur le tapis',
              'À votre compagnie, avant de quitter la salle des bagages',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Comment le signaler',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Notez ce dont vous vous souvenez',
              text: 'Lieu, heure, vol et chemin suivi. Le [plan](/mapas) vous aide à nommer l’endroit.',
            },
            {
              title: 'Décrivez l’objet',
              text: 'Couleur, marque, taille, contenu et un signe que vous seul connaissez.',
            },
            {
              title: 'Écrivez-nous',
              text: 'Utilisez le [formulaire de contact](/contacto) et laissez une adresse et un numéro auxquels vous répondez.',
            },
            {
              title: 'Gardez la réponse',
              text: 'Le numéro de référence vous servira pour relancer.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si vous avez déjà quitté Bogotá, écrivez quand même. Demandez comment l’objet est rendu et si quelqu’un peut le retirer pour vous.',
        },
      ],
    },
    {
      heading: 'Si vous avez perdu quelque chose d’important',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Téléphone ou cartes :** bloquez-les avant de continuer à chercher.',
            '**Passeport ou pièce d’identité :** prévenez la police et, si vous êtes étranger, votre consulat. Demandez de l’aide au point d’information.',
            '**Médicaments :** allez au [service médical](/servicios/servicio-medico-y-emergencias).',
            '**Bagage en soute :** faites une déclaration auprès de la compagnie et gardez le reçu du bagage.',
          ],
        },
      ],
    },
    {
      heading: 'Pour le retirer',
      blocks: [
        {
          kind: 'list',
          items: [
            'Apportez votre pièce d’identité.',
            'Apportez une preuve qu’il est à vous : photo, facture, emballage ou numéro de série.',
            'Si quelqu’un d’autre vient, demandez d’abord quelle autorisation il lui faut.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Demandez combien de temps les objets sont gardés et s’il y a des frais. Méfiez-vous de quiconque vous demande de l’argent par message pour vous rendre un objet.',
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Écrivez-nous', href: '/contacto' },
            {
              label: 'Organismes de l’aéroport',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Compagnies aériennes', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
