import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'L’essentiel avant d’utiliser ce site : la valeur de ce que vous lisez, les données conservées et vos recours.',
  sections: [
    {
      heading: 'Valeur des informations',
      blocks: [
        {
          kind: 'list',
          items: [
            'Le site vous oriente. Pour votre vol, la compagnie fait foi ; pour une démarche, l’autorité compétente.',
            'Chaque tarif et chaque règle porte sa source et sa date de lecture. S’ils ont changé depuis, la règle en vigueur prévaut.',
            'Les temps d’attente, de parking et de vol sont des estimations et peuvent varier.',
            'Les commerces répondent de leurs prix, de leurs produits et de leurs offres.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Lorsque le site affiche des données de démonstration, il le dit à l’écran. Ne vous en servez pas pour décider d’un vrai voyage.',
        },
      ],
    },
    {
      heading: 'Vos données personnelles',
      blocks: [
        {
          kind: 'text',
          text: 'Nous ne demandons que le nécessaire pour chaque formulaire, toujours avec votre accord préalable, que vous pouvez retirer à tout moment.',
        },
        {
          kind: 'table',
          caption: 'Ce que nous conservons et pourquoi',
          head: ['Où', 'Quoi', 'Pourquoi', 'Durée'],
          rows: [
            [
              'Langue',
              'Un cookie avec votre langue',
              'Ouvrir le site dans la langue choisie',
              '365 jours',
            ],
            [
              'Taxi',
              'Un code de session dans votre navigateur',
              'Afficher vos réservations',
              'Jusqu’à votre déconnexion',
            ],
          ],
          source: 'site',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Texte qui protège vos données',
              value: 'Loi 1581 de 2012',
              source: 'ley1581',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Pour les formulaires, nous conservons aussi le texte accepté, la date et la finalité. L’abonnement à la lettre d’information s’autorise à part.',
        },
      ],
    },
    {
      heading: 'Vos droits et comment les exercer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Consulter et corriger',
              text: 'Demandez à voir vos données, à les mettre à jour ou à les compléter.',
            },
            {
              title: 'Effacer ou retirer votre accord',
              text: 'Dites-le dans une [demande](/contacto). Nous effaçons ce que la loi n’oblige pas à conserver.',
            },
            {
              title: 'Suivre votre demande',
              text: 'Le numéro de dossier donne l’état et la date limite.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Délais de réponse',
          head: ['Demande', 'Délai'],
          rows: [
            ['Pétition, plainte ou réclamation', '15 jours ouvrables'],
            ['Documents ou informations', '10 jours ouvrables'],
            ['Consultation', '30 jours ouvrables'],
          ],
          source: 'ley1755',
        },
      ],
    },
    {
      heading: 'Utilisation du site',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vous pouvez créer un lien vers le contenu et le citer avec sa source.',
            'Il est interdit d’usurper le site, d’altérer ses textes ou d’utiliser les marques de tiers sans autorisation.',
            'N’essayez pas d’accéder aux réservations ou aux données d’autrui.',
            'Les liens externes ont leurs propres conditions.',
          ],
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
              question: 'Et si je refuse l’utilisation de mes données ?',
              answer:
                'Vous pouvez consulter tout le site. Nous ne pourrons simplement pas recevoir le formulaire : sans données, il n’y a personne à qui répondre.',
            },
            {
              question: 'Quel droit s’applique ?',
              answer:
                'Le droit colombien. Avant toute procédure, écrivez-nous : une réclamation suffit presque toujours.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Notre engagement', href: '/corporativo/servicios/nuestro-compromiso' },
            { label: 'Accessibilité', href: '/accesibilidad' },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
