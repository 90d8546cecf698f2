import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si vous voulez prier ou rester un moment en silence, repérez le lieu de recueillement sur le [plan](/mapas) avant la sûreté, pour savoir de quel côté il se trouve.',
  sections: [
    {
      heading: 'Comment le trouver',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ouvrez le plan',
              text: 'Filtrez par services et choisissez votre terminal sur le [plan](/mapas).',
            },
            {
              title: 'Confirmez la zone',
              text: 'Demandez au point d’information s’il est avant ou après le contrôle et s’il est ouvert.',
            },
            {
              title: 'Calculez la marche',
              text: 'Regardez les [distances](/informacion-en-tiempo-real/distancias) jusqu’à votre porte.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Comment l’utiliser',
      blocks: [
        {
          kind: 'list',
          items: [
            'Entrez en silence et mettez le téléphone en mode avion ou sans son.',
            'Laissez de la place aux autres personnes et aux autres croyances.',
            'N’y mangez pas et n’y dormez pas. Pour dormir, voyez [chambres de repos](/servicios/habitaciones-de-descanso).',
            'Apportez votre tapis, votre livre ou ce qu’il vous faut : ne comptez pas le trouver sur place.',
            'Gardez toujours vos bagages avec vous.',
          ],
        },
        {
          kind: 'text',
          text: 'Si vos enfants s’agitent, faites un tour et revenez plus tard : [voyage en famille](/viaje-en-familia) donne d’autres idées pour l’attente.',
        },
      ],
    },
    {
      heading: 'Le temps dont vous disposez',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrivée pour un vol international',
              value: '3 heures avant',
              source: 'rcn-llegada',
            },
            {
              label: 'Arrivée pour un vol intérieur',
              value: '2 heures avant',
              source: 'rcn-llegada',
            },
            {
              label: 'Contrôle de sûreté, attente habituelle',
              value: 'De 5 à 15 minutes',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Si le lieu se trouve avant le contrôle, gardez le temps de la file. Vous la voyez dans [temps d’attente](/informacion-en-tiempo-real/tiempo-en-filas).',
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
              question: 'Y a-t-il une messe ou d’autres offices ?',
              answer:
                'Demandez les horaires au point d’information ou par le [formulaire de contact](/contacto). Ils peuvent changer lors des fêtes.',
            },
            {
              question: 'Puis-je le réserver pour un groupe ?',
              answer:
                'Écrivez-nous avec la date, l’heure et le nombre de personnes, et attendez la réponse avant d’y compter.',
            },
            {
              question: 'Est-il accessible en fauteuil roulant ?',
              answer:
                'Demandez l’itinéraire sans marches au point d’information et voyez [accessibilité](/accesibilidad).',
            },
            {
              question: 'Que faire si j’ai besoin d’aide dans un moment difficile ?',
              answer:
                'Adressez-vous au [service médical](/servicios/servicio-medico-y-emergencias) ou à toute personne de l’aéroport.',
            },
          ],
        },
        {
          kind: 'links',
          items: [{ label: 'Aide au voyageur', href: '/servicios/ayuda-al-viajero' }],
        },
      ],
    },
  ],
};

export default content;
