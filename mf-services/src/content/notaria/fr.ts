import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Réglez vos papiers avant le jour du vol. S’il vous en manque un aujourd’hui, demandez au point d’information si le notaire est ouvert et venez avec un dossier complet.',
  sections: [
    {
      heading: 'Avant d’y aller',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Précisez votre besoin',
              text: 'Demandez à qui exige le document sous quelle forme : original, copie certifiée ou signature certifiée.',
            },
            {
              title: 'Confirmez que l’acte est possible',
              text: 'Tous les notaires ne font pas tous les actes à tout moment. Demandez les horaires et le prix.',
            },
            {
              title: 'Trouvez le notaire',
              text: 'Cherchez-le sur le [plan](/mapas) en filtrant par services.',
            },
            {
              title: 'Gardez une marge pour votre vol',
              text: 'Faites la démarche avant la sûreté et comptez l’attente.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Que faut-il apporter',
      blocks: [
        {
          kind: 'list',
          items: [
            'La pièce d’identité originale et valide de chaque signataire.',
            'Le document non signé : la signature se fait sur place.',
            'Les actes de naissance, si la démarche concerne un mineur.',
            'Des copies imprimées. Ne comptez pas trouver une imprimante.',
            'Des espèces, au cas où la carte serait refusée.',
          ],
        },
      ],
    },
    {
      heading: 'Voyager avec des mineurs',
      blocks: [
        {
          kind: 'text',
          text: 'Si un mineur quitte le pays sans l’un de ses parents, ou sans aucun, demandez à [Migración Colombia](https://www.migracioncolombia.gov.co) quelle autorisation il lui faut et comment la certifier. Faites-le plusieurs jours avant : la personne qui autorise doit signer aussi.',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Une autorisation incomplète peut empêcher un mineur de voyager. Vérifiez noms, numéros, dates et destination avant de signer.',
        },
      ],
    },
    {
      heading: 'Le temps avant votre vol',
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
          ],
        },
        { kind: 'text', text: 'La démarche vient en plus. Ajoutez-la.' },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Combien cela coûte-t-il ?',
              answer: 'Demandez le tarif au notaire avant de commencer et exigez une facture.',
            },
            {
              question: 'Et s’il est fermé ?',
              answer:
                'Demandez à votre compagnie si vous pouvez changer de vol et à Migración Colombia quelles sont vos options.',
            },
            {
              question: 'Faut-il un rendez-vous ?',
              answer:
                'Confirmez par le [formulaire de contact](/contacto) ou au point d’information.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Immigration et passeports', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Voyage en famille', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
