import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Notes brèves sur ce qui a changé pour les voyageurs, de la plus récente à la plus ancienne, toujours avec leur source.',
  sections: [
    {
      heading: '11 mars 2026 · Batteries et vapoteuses voyagent en cabine',
      blocks: [
        {
          kind: 'text',
          text: 'Retirez de votre valise de soute les batteries de rechange, les chargeurs portables et les vapoteuses avant d’arriver au comptoir. Devoir l’ouvrir dans la file est le retard le plus évitable.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Batteries au lithium de rechange et vapoteuses',
              value: 'En cabine uniquement',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Consultez les autres règles dans [consignes bagages](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: '12 février 2026 · De nouveaux tarifs de taxi en vigueur',
      blocks: [
        {
          kind: 'text',
          text: 'Le taximètre compte en unités et le supplément aéroport s’ajoute à la fin. Exigez de voir la grille des prix.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Unité (100 m ou 24 s)', value: '159 pesos', source: 'decreto042' },
            { label: 'Course minimale', value: '8 000 pesos', source: 'decreto042' },
            { label: 'Supplément aéroport', value: '8 000 pesos', source: 'decreto042' },
          ],
        },
        {
          kind: 'text',
          text: 'La grille complète et le vérificateur de plaque sont dans [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: '25 janvier 2026 · Fièvre jaune : vaccinez-vous à temps',
      blocks: [
        {
          kind: 'text',
          text: 'Les services de santé de Bogotá ont renforcé la vaccination des voyageurs. N’attendez pas le jour du vol : la protection prend du temps.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Quand se faire vacciner',
              value: 'Au moins 10 jours avant le voyage',
              source: 'caracolVaccine',
            },
            {
              label: 'Point de l’aéroport (donnée de 2025)',
              value: 'Terminal 1 international, étage 2, sortie 5, tous les jours de 7:00 à 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Confirmez les horaires dans [point de vaccination](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: '14 janvier 2026 · Le ticket TransMilenio et SITP augmente',
      blocks: [
        {
          kind: 'text',
          text: 'Rechargez votre carte avant de partir pour l’aéroport. La correspondance est gratuite dans le délai prévu.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Ticket', value: '3 550 pesos', source: 'radioacktiva' },
            { label: 'Délai de correspondance', value: '125 minutes', source: 'radioacktiva' },
          ],
        },
        {
          kind: 'text',
          text: 'Consultez les lignes dans [transports en commun](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: '9 décembre 2025 · Ce que la compagnie vous doit en cas de retard',
      blocks: [
        {
          kind: 'table',
          caption: 'Indemnisation lorsque la compagnie est en cause (RAC 3)',
          head: ['Retard', 'Ce que vous pouvez demander'],
          rows: [
            ['De 1 à 3 heures', 'Une collation et un appel'],
            ['De 3 à 5 heures', 'Un repas'],
            ['Plus de 5 heures', 'Ce qui précède et 30 % du prix du trajet'],
            ['Si l’attente dépasse 22:00', 'L’hébergement'],
          ],
          source: 'wradioDelay',
        },
        { kind: 'text', text: 'Demandez-le au comptoir de la compagnie et gardez les reçus.' },
      ],
    },
    {
      heading: '6 septembre 2025 · Bus gratuit entre les terminaux',
      blocks: [
        {
          kind: 'text',
          text: 'L’aéroport a rappelé ce service lorsque le parking du Terminal 2 a fermé quelques jours. Si vous vous trompez de terminal, prenez-le ; un taxi est inutile.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Horaires et prix', value: '24 heures, gratuit', source: 'semanaBus' }],
        },
        {
          kind: 'questions',
          items: [
            {
              question: 'Vous êtes journaliste ?',
              answer:
                'Écrivez via [contact](/contacto) avec l’objet « Presse », votre média, votre question et votre heure de bouclage.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Statistiques de l’aéroport',
              href: '/comunicados/estadisticas-del-aeropuerto',
            },
            { label: 'Plans', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
