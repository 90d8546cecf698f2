import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si le problème vient du vol ou du bagage, commencez par la compagnie. S’il vient du terminal, allez au point d’information ou écrivez-nous.',
  sections: [
    {
      heading: 'Si votre vol est retardé',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce que la compagnie vous doit si le retard vient d’elle (RAC 3)',
          head: ['Retard', 'Ce que vous pouvez demander'],
          rows: [
            ['De 1 à 3 heures', 'Une collation et un appel'],
            ['De 3 à 5 heures', 'Un repas'],
            ['Plus de 5 heures', 'En plus, 30 % du prix du trajet'],
            ['Au-delà de 22:00', 'L’hébergement'],
          ],
          source: 'wradio-rac3',
        },
        {
          kind: 'steps',
          items: [
            { title: 'Demandez la cause', text: 'Posez la question au comptoir et notez l’heure.' },
            {
              title: 'Demandez ce qui vous est dû',
              text: 'Montrez votre carte d’embarquement et précisez le retard en heures.',
            },
            {
              title: 'Gardez les reçus et les messages',
              text: 'Ils vous serviront pour une réclamation.',
            },
            {
              title: 'Suivez votre vol',
              text: 'Voyez les changements dans les [départs](/vuelos/salidas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Selon le problème',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Correspondance manquée :** allez au comptoir de la compagnie qui a vendu le billet et voyez [correspondances](/vuelos/conexiones).',
            '**Bagage non arrivé :** signalez-le avant de quitter la salle des bagages.',
            '**Objet perdu :** suivez les étapes des [objets trouvés](/servicios/objetos-perdidos).',
            '**Vous vous sentez mal :** allez au [service médical](/servicios/servicio-medico-y-emergencias).',
            '**On vous propose un taxi à la porte :** prenez un [taxi autorisé](/servicios/taxis).',
          ],
        },
      ],
    },
    {
      heading: 'Demandes et plaintes',
      blocks: [
        {
          kind: 'text',
          text: 'Écrivez-nous par le [formulaire de contact](/contacto). Dites ce qui s’est passé, où et quand, et laissez une adresse électronique. Gardez le numéro de suivi.',
        },
        {
          kind: 'table',
          caption:
            'Délai maximal de réponse, en jours ouvrables à partir du lendemain de la réception',
          head: ['Demande', 'Jours ouvrables'],
          rows: [
            ['Pétition, plainte ou réclamation', '15'],
            ['Documents ou information', '10'],
            ['Consultation', '30'],
          ],
          source: 'ley-1755',
        },
        {
          kind: 'text',
          text: 'Si un autre organisme est compétent, nous lui transmettons votre dossier et vous prévenons. La réponse peut tarder davantage, mais nous vous le disons toujours avant.',
        },
      ],
    },
    {
      heading: 'Avant d’écrire, préparez',
      blocks: [
        {
          kind: 'list',
          items: [
            'Numéro du vol, date et heure.',
            'Lieu : terminal, niveau et comptoir ou porte.',
            'Photos, reçus et nom de la personne qui vous a reçu, si vous le savez.',
          ],
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Contact', href: '/contacto' },
            {
              label: 'Organismes de l’aéroport',
              href: '/establecimientos/entidades-aeroportuarias',
            },
            { label: 'Accessibilité', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
