import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Au Terminal 1, vous laissez une caution, rendue si vous rapportez le chariot à temps. Au Terminal 2, vous ne payez rien.',
  sections: [
    {
      heading: 'Combien ça coûte',
      blocks: [
        {
          kind: 'table',
          caption: 'Utilisation des chariots par terminal',
          head: ['Terminal', 'Caution', 'Remboursement'],
          rows: [
            [
              'Terminal 1',
              '12 000 COP, 3 USD ou 3 EUR',
              'Intégral, si vous rapportez le chariot dans la première heure',
            ],
            ['Terminal 2', 'Gratuit', 'Sans objet'],
          ],
          source: 'el-dorado-servicios',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Certains textes anciens indiquent une caution plus basse. C’est celle affichée au point de retrait le jour même qui compte.',
        },
      ],
    },
    {
      heading: 'Comment l’utiliser',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Trouvez le point de retrait',
              text: 'Suivez les panneaux des chariots ou regardez le [plan](/mapas).',
            },
            {
              title: 'Laissez la caution',
              text: 'Préparez le montant dans l’une des monnaies acceptées et demandez le reçu.',
            },
            {
              title: 'Notez l’heure',
              text: 'Le délai pour récupérer la caution commence quand vous prenez le chariot.',
            },
            {
              title: 'Rapportez-le à un point de retour',
              text: 'Ne le laissez ni sur le trottoir ni au parking : la caution ne serait pas rendue.',
            },
            { title: 'Récupérez votre caution', text: 'Remettez le reçu et comptez l’argent.' },
          ],
        },
      ],
    },
    {
      heading: 'Pour ne pas perdre la caution',
      blocks: [
        {
          kind: 'list',
          items: [
            'Prenez le chariot quand la valise est déjà sur le tapis, pas avant.',
            'Demandez où se trouve le point de retour le plus proche de votre sortie.',
            'Si vous allez manger ou attendre quelqu’un, rapportez-le d’abord.',
            'Si la file de retour est longue, montrez le reçu avant la fin de l’heure.',
          ],
        },
      ],
    },
    {
      heading: 'Utilisez-le en sécurité',
      blocks: [
        {
          kind: 'list',
          items: [
            'Placez les valises lourdes en bas et gardez la vue dégagée.',
            'Ne faites pas monter d’enfant sur le chariot.',
            'Dans les rampes, avancez lentement. Prenez l’ascenseur, pas les escaliers mécaniques.',
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
              question: 'Puis-je passer d’un terminal à l’autre avec le chariot ?',
              answer:
                'Demandez au point de retrait avant de partir. Un bus gratuit relie les terminaux ; voyez [transports en commun](/servicios/transporte-publico).',
            },
            {
              question: 'Quelqu’un peut-il m’aider avec mes valises ?',
              answer:
                'Demandez au point d’information. Si vous êtes à mobilité réduite, demandez l’assistance de votre compagnie et voyez [fauteuils roulants](/servicios/sillas-de-ruedas).',
            },
            {
              question: 'On ne m’a pas rendu la caution, que faire ?',
              answer:
                'Gardez le reçu et écrivez-nous par le [formulaire de contact](/contacto) en indiquant l’heure et le lieu.',
            },
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
            { label: 'Consigne à bagages', href: '/servicios/guarda-equipaje' },
            { label: 'Consignes bagages', href: '/servicios/instrucciones-equipaje' },
            { label: 'Arrivées', href: '/vuelos/llegadas' },
          ],
        },
      ],
    },
  ],
};

export default content;
