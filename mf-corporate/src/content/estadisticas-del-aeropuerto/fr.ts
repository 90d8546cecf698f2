import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Les chiffres publics d’El Dorado, avec l’année concernée et l’endroit où nous les avons lus.',
  sections: [
    {
      heading: 'Trafic',
      blocks: [
        {
          kind: 'table',
          caption: 'Activité de l’aéroport en 2024',
          head: ['Indicateur', 'Valeur'],
          rows: [
            ['Passagers', '45,8 millions'],
            ['Mouvements d’avions', '360 044'],
            ['Fret', '809 021 tonnes'],
            ['Mouvements par jour, en moyenne (calcul)', '984'],
          ],
          source: 'rilatino',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'La moyenne par jour est notre propre calcul : les mouvements de l’année divisés par les 366 jours de 2024. Ce n’est pas un chiffre de la source.',
        },
      ],
    },
    {
      heading: 'Capacité et infrastructures',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Opérations par heure, capacité publiée', value: '74', source: 'portafolio' },
            { label: 'Dont arrivées par heure, au maximum', value: '34', source: 'portafolio' },
            { label: 'Pistes', value: '2 de 3 800 m', source: 'otherWiki' },
            { label: 'Altitude', value: '2 548 m', source: 'otherWiki' },
            { label: 'Comptoirs d’enregistrement (2017)', value: '152', source: 'pulzo' },
            {
              label: 'Parking du Terminal 2 (2021)',
              value: '336 voitures, 63 motos et 26 vélos',
              source: 'wradio',
            },
            { label: 'Distance jusqu’au centre de Bogotá', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Destinations',
      blocks: [
        {
          kind: 'table',
          caption: 'Destinations sans escale publiées en février 2023',
          head: ['Type', 'Destinations'],
          rows: [
            ['Internationales', '46'],
            ['Intérieures', '42'],
          ],
          source: 'jd1',
        },
        {
          kind: 'text',
          text: 'Les liaisons changent à chaque saison. Pour savoir si un vol dessert une ville aujourd’hui, cherchez-la dans les [départs](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'Comment utiliser ces chiffres',
      blocks: [
        {
          kind: 'list',
          items: [
            'Citez la source d’origine et l’année, pas seulement cette page.',
            'Ne comparez pas des années différentes sans le dire : des données de 2017 à 2024 se côtoient ici.',
            'Pour des séries mensuelles, consultez l’aviation civile, qui publie les statistiques officielles du pays.',
            'Il vous manque une donnée ? Demandez-la via [demandes et réclamations](/contacto) comme demande d’information.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Délai de réponse à une demande d’information',
              value: '10 jours ouvrables',
              source: 'ley1755',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Distinctions', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Fret', href: '/carga' },
            { label: 'Aviation civile (Aeronáutica Civil)', href: 'https://www.aerocivil.gov.co' },
          ],
        },
      ],
    },
  ],
};

export default content;
