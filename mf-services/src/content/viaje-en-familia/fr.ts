import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Vérifiez d’abord les documents de chaque enfant. C’est ce qui arrête le plus de voyages en famille, et la seule chose qui ne s’arrange pas en salle d’embarquement.',
  sections: [
    {
      heading: 'Documents des enfants',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Un document par enfant',
              text: 'Un passeport pour quitter le pays. Sur les vols intérieurs, demandez à la compagnie lequel elle accepte.',
            },
            {
              title: 'Un Check-Mig par enfant',
              text: 'Chaque personne remplit le sien. Voyez [immigration et passeports](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Autorisation de sortie',
              text: 'Si l’enfant voyage sans l’un de ses parents, interrogez avant Migración Colombia et réglez-la chez un [notaire](/servicios/notaria).',
            },
            {
              title: 'Vaccins',
              text: 'Apportez le carnet et vérifiez ce qu’exige la destination au [point de vaccination](/servicios/punto-de-vacunacion).',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Check-Mig',
              value: 'Entre 72 heures et 1 heure avant le vol',
              source: 'checkmig-plazo',
            },
            {
              label: 'Couloir biométrique d’immigration',
              value: 'Dès 12 ans, comptoir 68, niveau 2',
              source: 'rcn-biometria',
            },
          ],
        },
      ],
    },
    {
      heading: 'Le sac de cabine',
      blocks: [
        {
          kind: 'list',
          items: [
            'Couches, tenue de rechange complète et sacs pour le linge mouillé.',
            'De quoi manger pendant le voyage, et de l’eau pour après le contrôle.',
            'Médicaments avec ordonnance et un jouet qui ne fait pas de bruit.',
            'Une veste : il fait froid dans l’avion et à Bogotá.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Liquides en cabine',
              value: 'Contenants de 100 ml au maximum dans un sachet de 1 litre au maximum',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Pour le lait et les repas du bébé, demandez à votre compagnie et dites-le avant le contrôle.',
        },
      ],
    },
    {
      heading: 'Le jour du vol',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Arrivez en avance',
              text: 'Avec des enfants, ajoutez du temps pour les toilettes et le repas.',
            },
            {
              title: 'Gardez la poussette jusqu’à l’embarquement',
              text: 'Demandez à la compagnie où la remettre et où la récupérer.',
            },
            {
              title: 'Partagez les tâches',
              text: 'Un adulte porte les documents, un autre surveille les enfants.',
            },
            {
              title: 'Convenez d’un point de rencontre',
              text: 'Glissez dans leur poche un papier avec votre nom et votre numéro de portable.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Vol intérieur', value: 'Arrivez 2 heures avant', source: 'rcn-llegada' },
            { label: 'Vol international', value: 'Arrivez 3 heures avant', source: 'rcn-llegada' },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Si un enfant se perd, prévenez tout de suite la personne en uniforme la plus proche et décrivez ses vêtements.',
        },
      ],
    },
    {
      heading: 'Manger et attendre',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Espaces de restauration', value: '5', source: 'el-dorado-servicios' }],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurants', href: '/establecimientos/restaurantes' },
            { label: 'Toilettes et services sur le plan', href: '/mapas' },
            { label: 'Distances à pied', href: '/informacion-en-tiempo-real/distancias' },
            { label: 'Service médical', href: '/servicios/servicio-medico-y-emergencias' },
          ],
        },
      ],
    },
  ],
};

export default content;
