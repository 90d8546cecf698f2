import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Confirmez d’abord votre terminal. Choisissez ensuite bus, taxi ou voiture et comptez à rebours depuis l’heure du vol.',
  sections: [
    {
      heading: 'Avant de partir',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Confirmez le terminal',
              text: 'Voyez-le dans les [départs](/vuelos/salidas) : le Terminal 2 est à l’écart du Terminal 1.',
            },
            {
              title: 'Comptez à rebours',
              text: 'Retirez de l’heure du vol l’avance nécessaire et la durée du trajet.',
            },
            {
              title: 'Ajoutez les embouteillages',
              text: 'La Calle 26 se remplit aux heures de pointe et sous la pluie. Vérifiez le trafic dans votre application de cartes.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Distance du centre de Bogotá',
              value: '15 km',
              source: 'el-dorado-servicios',
            },
            { label: 'Vol intérieur', value: 'Arrivez 2 heures avant', source: 'rcn-llegada' },
            { label: 'Vol international', value: 'Arrivez 3 heures avant', source: 'rcn-llegada' },
          ],
        },
      ],
    },
    {
      heading: 'Bus',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Ligne',
              value: 'Bus dual M86/K86 : aéroport, Calle 26 et Carrera 7',
              source: 'bluradio-dual',
            },
            {
              label: 'Tarif, en vigueur depuis le 14 janvier 2026',
              value: '3 550 COP',
              source: 'laveintitres-pasaje',
            },
            {
              label: 'Correspondances',
              value: 'Jusqu’à 2 en 125 minutes',
              source: 'laveintitres-pasaje',
            },
            { label: 'Carte', value: '8 000 COP', source: 'pulzo-tarjeta' },
          ],
        },
        {
          kind: 'text',
          text: 'Ayez une carte créditée. Les détails sont dans [transports en commun](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: 'Taxi',
      blocks: [
        {
          kind: 'table',
          caption: 'Tarif officiel, décret 042 de 2026',
          head: ['Poste', 'Taxi standard'],
          rows: [
            ['Prise en charge', '4 500 COP'],
            ['Unité, tous les 100 m ou 24 secondes', '159 COP'],
            ['Course minimale', '8 000 COP'],
            ['Supplément aéroport', '8 000 COP'],
            ['Supplément de nuit, dimanche ou jour férié', '3 800 COP'],
            ['Service de porte à porte', '1 500 COP'],
          ],
          source: 'decreto-042-taxi',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Exemple : 15 km avec le supplément aéroport',
              value: '36 350 COP, plus le temps d’attente',
              source: 'decreto-042-taxi',
            },
            {
              label: 'Guichet des taxis autorisés à l’arrivée',
              value: 'Première voie, portes 5 ou 9',
              source: 'caracol-taxis',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'N’acceptez pas de course de quelqu’un qui vous aborde dans le terminal. Calculez le prix et réservez dans [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: 'Voiture ou moto',
      blocks: [
        {
          kind: 'text',
          text: 'Voyez les places libres dans [parkings](/informacion-en-tiempo-real/parqueaderos) avant de partir et choisissez celui de votre terminal. Demandez le tarif en vigueur avant d’entrer et gardez le ticket.',
        },
        {
          kind: 'text',
          text: 'Si vous déposez ou récupérez seulement quelqu’un, convenez d’une porte et attendez hors de la chaussée que la personne soit prête.',
        },
      ],
    },
    {
      heading: 'D’un terminal à l’autre',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Bus entre le Terminal 1 et le Terminal 2',
              value: 'Gratuit, jour et nuit (24 heures)',
              source: 'semana-bus',
            },
            { label: 'Fréquence', value: 'Toutes les 15 à 18 minutes', source: 'wradio-bus' },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Taxis', href: '/servicios/taxis' },
            { label: 'Location de voitures', href: '/establecimientos/renta-de-vehiculos' },
            { label: 'Accessibilité', href: '/accesibilidad' },
          ],
        },
      ],
    },
  ],
};

export default content;
