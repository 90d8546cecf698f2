import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Commencez par votre terminal et votre heure. Vérifiez ensuite vos documents, vos bagages et votre trajet.',
  sections: [
    {
      heading: 'Avant de partir de chez vous',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Trouvez votre vol',
              text: 'Saisissez son numéro dans les [départs](/vuelos/salidas) et confirmez l’heure et le terminal.',
            },
            {
              title: 'Enregistrez-vous en ligne',
              text: 'Gardez la carte d’embarquement sur votre téléphone et le chargeur à portée de main.',
            },
            {
              title: 'Vérifiez vos documents',
              text: 'Contrôlez le nom, la date d’expiration et les visas. Si vous quittez la Colombie ou y entrez, lisez [immigration et passeports](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Faites vos bagages',
              text: 'Séparez ce qui va en cabine de ce qui va en soute grâce aux [consignes bagages](/servicios/instrucciones-equipaje).',
            },
            {
              title: 'Choisissez votre trajet',
              text: 'Comparez bus, taxi et voiture dans [venir à l’aéroport](/transporte/como-llegar-al-aeropuerto).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Le temps qu’il vous faut',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Vol intérieur', value: 'Arrivez 2 heures avant', source: 'rcn-llegada' },
            { label: 'Vol international', value: 'Arrivez 3 heures avant', source: 'rcn-llegada' },
            {
              label: 'Contrôle de sûreté, attente habituelle',
              value: 'De 5 à 15 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Immigration à l’arrivée, attente habituelle',
              value: 'De 20 à 45 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Distance du centre de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ce sont des temps habituels ; ils varient selon l’heure et la saison. Avant de partir, consultez le [temps d’attente](/informacion-en-tiempo-real/tiempo-en-filas) de votre terminal.',
        },
      ],
    },
    {
      heading: 'Si vous vous trompez de terminal',
      blocks: [
        {
          kind: 'text',
          text: 'Le Terminal 1 accueille les vols internationaux et intérieurs. Le Terminal 2, ou Puente Aéreo, n’accueille que des vols intérieurs. Un bus gratuit les relie.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus entre les terminaux, service',
              value: 'Gratuit, jour et nuit (24 heures)',
              source: 'semana-bus',
            },
            {
              label: 'Bus entre les terminaux, fréquence',
              value: 'Toutes les 15 à 18 minutes',
              source: 'wradio-bus',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Le terminal dépend de la compagnie et peut changer. Confirmez-le le jour du vol.',
        },
      ],
    },
    {
      heading: 'À garder avec vous',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pièce d’identité ou passeport, et carte d’embarquement.',
            'Médicaments avec leur ordonnance.',
            'Téléphone, chargeur et batteries de rechange : jamais en soute.',
            'Une tenue de rechange et une veste : il fait froid la nuit à Bogotá.',
            'De l’argent pour le premier trajet. Voir [change](/prepara-tu-viaje/divisas).',
          ],
        },
      ],
    },
    {
      heading: 'Selon votre voyage',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Je voyage avec des enfants', href: '/viaje-en-familia' },
            { label: 'Je voyage avec mon animal', href: '/servicios/mascotas' },
            {
              label: 'J’ai besoin d’un fauteuil roulant ou d’assistance',
              href: '/servicios/sillas-de-ruedas',
            },
            { label: 'Je suis en correspondance à Bogotá', href: '/vuelos/conexiones' },
            { label: 'Je transporte de l’argent ou des marchandises', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
