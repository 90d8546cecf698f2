import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Dites à votre compagnie ce dont vous avez besoin dès la réservation. Préparez ensuite votre trajet sur le plan et confirmez tout le jour du vol.',
  sections: [
    {
      heading: 'Préparez-vous avant de venir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Demandez l’assistance',
              text: 'La compagnie l’organise. Suivez les étapes de [fauteuils roulants](/servicios/sillas-de-ruedas).',
            },
            {
              title: 'Écrivez ce qui vous aide',
              text: 'Une phrase courte à montrer : « je dois lire sur les lèvres », « j’ai besoin d’un endroit calme ».',
            },
            {
              title: 'Repérez le chemin',
              text: 'Consultez le [plan](/mapas) et les [distances](/informacion-en-tiempo-real/distancias) de l’entrée à votre porte.',
            },
            {
              title: 'Choisissez votre transport',
              text: 'Comparez les options dans [venir à l’aéroport](/transporte/como-llegar-al-aeropuerto) et signalez un fauteuil ou un chien guide.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Selon vos besoins',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Mobilité :** demandez l’itinéraire sans marches au point d’information et le fauteuil à la compagnie.',
            '**Vue :** demandez à être accompagné du comptoir à votre siège. Signalez votre chien guide.',
            '**Audition :** demandez à être prévenu des changements par écrit et suivez votre vol dans les [départs](/vuelos/salidas).',
            '**Autisme, anxiété ou démence :** demandez à attendre loin de la file et à embarquer au moment le plus facile.',
            '**Handicap invisible :** dites-le au comptoir. Il suffit d’indiquer l’aide qu’il vous faut.',
          ],
        },
      ],
    },
    {
      heading: 'Aux contrôles',
      blocks: [
        {
          kind: 'list',
          items: [
            'Si vous préférez, demandez une fouille en privé, par une personne de votre sexe.',
            'Prévenez avant si vous portez un stimulateur cardiaque, une prothèse, une pompe à insuline ou de l’oxygène.',
            'Si vous voyagez avec un chien guide, dites-le en arrivant dans la file et demandez qu’on vous explique chaque étape.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Contrôle de sûreté, attente habituelle',
              value: 'De 5 à 15 minutes',
              source: 'cestee-filas',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Regardez le [temps d’attente](/informacion-en-tiempo-real/tiempo-en-filas) et choisissez le moment le plus calme.',
        },
      ],
    },
    {
      heading: 'Ce site',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Règle colombienne d’accessibilité web',
              value: 'Résolution 1519 de 2020, annexe 1 : WCAG 2.1, niveau AA',
              source: 'res-1519',
            },
            {
              label: 'Niveau auquel nous nous engageons',
              value: 'WCAG 2.2, niveau AA',
              source: 'compromiso-web',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Vous pouvez l’utiliser au clavier et avec un lecteur d’écran, agrandir le texte et changer de langue. L’état des vols est écrit en toutes lettres, pas seulement en couleur.',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si quelque chose ne fonctionne pas, dites-nous sur quelle page et avec quelle aide technique par le [formulaire de contact](/contacto).',
        },
      ],
    },
    {
      heading: 'Si un problème survient le jour du voyage',
      blocks: [
        {
          kind: 'text',
          text: 'Demandez un responsable au comptoir de la compagnie ou au point d’information. Écrivez ensuite votre plainte : les délais de réponse figurent dans [aide au voyageur](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'links',
          items: [
            { label: 'Fauteuils roulants', href: '/servicios/sillas-de-ruedas' },
            { label: 'Service médical', href: '/servicios/servicio-medico-y-emergencias' },
            { label: 'Taxis', href: '/servicios/taxis' },
          ],
        },
      ],
    },
  ],
};

export default content;
