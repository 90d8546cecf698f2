import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Demandez le fauteuil à votre compagnie à l’achat du billet ou dès que vous savez qu’il vous le faut. Le jour du vol, confirmez au comptoir.',
  sections: [
    {
      heading: 'Comment le demander',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Écrivez à votre compagnie ou appelez-la',
              text: 'Donnez le numéro de réservation et dites votre besoin. Demandez que ce soit noté.',
            },
            {
              title: 'Expliquez jusqu’où vous marchez',
              text: 'Tout le trajet en fauteuil, seulement les longues distances, ou aussi la montée dans l’avion et le siège.',
            },
            {
              title: 'Venez plus tôt',
              text: 'L’accompagnement et le contrôle prennent plus de temps.',
            },
            {
              title: 'Présentez-vous au comptoir',
              text: 'Dites que vous avez une assistance et demandez où et quand on vient vous chercher.',
            },
            {
              title: 'Confirmez l’arrivée',
              text: 'Demandez que le fauteuil soit aussi prêt à destination.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrivée pour un vol international',
              value: '3 heures avant, plus le temps de l’assistance',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrivée pour un vol intérieur',
              value: '2 heures avant, plus le temps de l’assistance',
              source: 'rcn-llegada',
            },
          ],
        },
      ],
    },
    {
      heading: 'Si vous voyagez avec votre fauteuil',
      blocks: [
        {
          kind: 'list',
          items: [
            'Indiquez à la compagnie ses dimensions, son poids et s’il se plie.',
            'S’il est électrique, précisez sa batterie : la compagnie vous dit comment elle voyage.',
            'Retirez ce qui se détache : coussins, repose-pieds et commande.',
            'Mettez votre nom et prenez des photos avant de le remettre.',
            'Demandez à le récupérer à la porte de l’avion.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Batteries au lithium de rechange',
              value: 'En cabine seulement',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'S’il revient abîmé, signalez-le à la compagnie avant de quitter l’aéroport et demandez une copie.',
        },
      ],
    },
    {
      heading: 'S’il vous en faut un sans l’avoir demandé',
      blocks: [
        {
          kind: 'text',
          text: 'Allez d’abord au comptoir de votre compagnie. Si vous n’y êtes pas encore, demandez de l’aide au point d’information de votre terminal en donnant votre vol et votre heure.',
        },
      ],
    },
    {
      heading: 'Se déplacer dans l’aéroport',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vérifiez le trajet sur le [plan](/mapas) et demandez l’itinéraire sans marches.',
            'Regardez les [distances](/informacion-en-tiempo-real/distancias) à pied entre les zones.',
            'Si vous changez de terminal, demandez comment monter dans le bus avec un fauteuil.',
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Quelqu’un peut-il m’accompagner ?',
              answer:
                'Dites-le en demandant l’assistance. Jusqu’où il peut aller dépend des contrôles.',
            },
            {
              question: 'Et si personne ne vient ?',
              answer:
                'Retournez au comptoir et demandez un responsable. Écrivez-nous ensuite par le [formulaire de contact](/contacto).',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accessibilité', href: '/accesibilidad' },
            { label: 'Compagnies aériennes', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
