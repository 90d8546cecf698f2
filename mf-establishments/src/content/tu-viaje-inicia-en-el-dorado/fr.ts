import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Arrivez en avance, passez d’abord les contrôles et profitez ensuite. Ce programme vous laisse manger, acheter et vous reposer sans courir vers la porte.',
  sections: [
    {
      heading: 'Votre temps à l’aéroport',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Arrivée pour un vol intérieur',
              value: '2 heures avant',
              source: 'rcnArrival',
            },
            {
              label: 'Arrivée pour un vol international',
              value: '3 heures avant',
              source: 'rcnArrival',
            },
            { label: 'File habituelle à la sûreté', value: '5 à 15 minutes', source: 'cestee' },
            {
              label: 'Bus gratuit entre les terminaux',
              value: 'Jour et nuit, 24 heures',
              source: 'semanaBus',
            },
            {
              label: 'Fréquence du bus, donnée de 2021',
              value: 'Toutes les 15 à 18 minutes',
              source: 'wradioBus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Vérifiez d’abord le terminal : les vols internationaux partent du Terminal 1, les vols intérieurs peuvent partir de l’un ou de l’autre. Consultez les [départs](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'L’ordre qui marche',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Bagages et carte d’embarquement',
              text: 'Déposez vos valises au comptoir de votre [compagnie](/establecimientos/aerolineas), ou allez droit au contrôle si vous n’avez qu’un bagage à main.',
            },
            {
              title: 'Contrôles',
              text: 'Regardez les [temps d’attente](/informacion-en-tiempo-real/tiempo-en-filas). Pour un vol international, passez l’immigration avant de vous attabler.',
            },
            {
              title: 'Manger',
              text: 'Si le temps manque, prenez à emporter près de votre porte. Sinon, installez-vous dans un [espace de restauration](/tu-viaje-inicia-en-el-dorado/restaurantes).',
            },
            {
              title: 'Acheter',
              text: 'Parcourez les [boutiques](/tu-viaje-inicia-en-el-dorado/tiendas) et les [offres](/ofertas/pasajeros) de votre zone.',
            },
            {
              title: 'Se reposer',
              text: 'Cherchez un [salon VIP](/establecimientos/salas-vip), une [chambre de repos](/servicios/habitaciones-de-descanso) ou l’[espace de prière](/servicios/oratorio).',
            },
            {
              title: 'Vers la porte',
              text: 'Rejoignez votre porte avant l’heure d’embarquement indiquée sur votre carte. Consultez la [distance à pied](/informacion-en-tiempo-real/distancias).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Erreurs courantes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Déjeuner avant le contrôle et trouver ensuite une longue file.',
            'Aller au mauvais terminal : en changer prend du temps, même si le bus est gratuit.',
            'Acheter des liquides avant le contrôle.',
            'Se fier à l’heure de départ plutôt qu’à l’heure d’embarquement.',
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
              question: 'Et si j’ai de longues heures devant moi ?',
              answer:
                'Demandez à la [consigne](/servicios/guarda-equipaje) si vous pouvez y laisser vos valises et prévoyez une marge pour revenir.',
            },
            {
              question: 'Et si mon vol est retardé ?',
              answer:
                'Consultez le [détail du vol](/vuelos) : la nouvelle heure y figure. Si la compagnie est en cause, demandez à son comptoir l’assistance qui vous est due.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Préparer votre voyage', href: '/servicios/prepara-tu-viaje' },
            { label: 'Voyager en famille', href: '/viaje-en-familia' },
            { label: 'Paraíso Sello Local', href: '/paraiso-sello-local' },
          ],
        },
      ],
    },
  ],
};

export default content;
