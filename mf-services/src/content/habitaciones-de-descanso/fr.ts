import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si vous avez plusieurs heures entre deux vols, demandez d’abord s’il reste une chambre et où elle se trouve : avant ou après le contrôle.',
  sections: [
    {
      heading: 'Trouver où se reposer',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Voyez le temps qu’il vous reste',
              text: 'Comptez jusqu’à l’embarquement, pas jusqu’au départ. Consultez la page de votre vol dans les [départs](/vuelos/salidas).',
            },
            {
              title: 'Repérez le service',
              text: 'Filtrez par services sur le [plan](/mapas) ou demandez au point d’information.',
            },
            {
              title: 'Confirmez la zone',
              text: 'Demandez si la chambre est avant ou après la sûreté et s’il faut une carte d’embarquement.',
            },
            {
              title: 'Demandez le prix par écrit',
              text: 'Confirmez le total et la durée comprise avant de payer.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Que demander avant de réserver',
      blocks: [
        {
          kind: 'list',
          items: [
            'La durée de location et le prix de chaque heure en plus.',
            'Si la douche, les serviettes, le wifi et les prises sont compris.',
            'Le nombre de personnes admises et si les enfants sont acceptés.',
            'S’il existe une chambre accessible en fauteuil roulant.',
            'Si l’on vous réveille et si l’annulation est gratuite.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Si votre vol international arrive à Bogotá et continue vers un autre pays, vous devez entrer en Colombie. Vérifiez les conditions dans [immigration](/servicios/migracion-y-pasaportes) avant de chercher un hôtel.',
        },
      ],
    },
    {
      heading: 'D’autres façons de se reposer',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Salons :** certains vendent l’accès à la visite. Comparez dans [salons VIP](/establecimientos/salas-vip).',
            '**Restaurants et cafés :** voyez lesquels sont ouverts dans [restaurants](/establecimientos/restaurantes).',
            '**Un hôtel en ville :** calculez le trajet dans [venir à l’aéroport](/transporte/como-llegar-al-aeropuerto) et le retour avec les embouteillages.',
            '**Les sièges du terminal :** prévoyez une veste et un masque pour les yeux. Il fait froid la nuit.',
          ],
        },
      ],
    },
    {
      heading: 'Si votre vol est retardé jusqu’à la nuit',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Retard causé par la compagnie, après 22:00',
              value: 'Hébergement à la charge de la compagnie',
              source: 'wradio-rac3',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Demandez-le au comptoir de votre compagnie avant de payer vous-même, et gardez les reçus. Pour en savoir plus, voyez [aide au voyageur](/servicios/ayuda-al-viajero).',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Mettez deux réveils et gardez vos bagages avec vous. Ne comptez pas entendre les appels d’embarquement depuis la chambre.',
        },
      ],
    },
    {
      heading: 'Également utile',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Consigne à bagages', href: '/servicios/guarda-equipaje' },
            { label: 'Correspondances', href: '/vuelos/conexiones' },
            { label: 'Écrivez-nous', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
