import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Ce que vous pouvez exiger de nous, avec les délais et le texte qui les fonde.',
  sections: [
    {
      heading: 'Nous répondons à temps',
      blocks: [
        {
          kind: 'text',
          text: 'Déposez votre demande via [demandes et réclamations](/contacto) et gardez le numéro. Les jours ouvrables se comptent à partir du lendemain de la réception.',
        },
        {
          kind: 'table',
          caption: 'Délais maximaux de réponse',
          head: ['Demande', 'Délai'],
          rows: [
            ['Pétition, plainte ou réclamation', '15 jours ouvrables'],
            ['Documents ou informations', '10 jours ouvrables'],
            ['Consultation', '30 jours ouvrables'],
            ['Transmission à l’organisme compétent', '5 jours ouvrables'],
          ],
          source: 'ley1755',
        },
        {
          kind: 'text',
          text: 'Si nous n’y parvenons pas, nous vous prévenons avant l’échéance, avec le motif et la nouvelle date. La prolongation ne peut dépasser le double du délai initial.',
        },
      ],
    },
    {
      heading: 'Nous protégeons vos données',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nous demandons votre accord avant de les recevoir et vous disons à quoi elles servent.',
            'Nous conservons le texte accepté, sa date et sa finalité.',
            'La lettre d’information relève d’un autre accord : accepter l’un ne vous inscrit pas à l’autre.',
            'Vous pouvez retirer votre accord et demander la correction ou la suppression de vos données via [demandes et réclamations](/contacto).',
          ],
        },
        {
          kind: 'facts',
          items: [{ label: 'Texte applicable', value: 'Loi 1581 de 2012', source: 'ley1581' }],
        },
      ],
    },
    {
      heading: 'Un site pour tous',
      blocks: [
        {
          kind: 'text',
          text: 'Le site s’utilise au clavier, avec un lecteur d’écran et avec un texte agrandi. Si quelque chose ne fonctionne pas, dites-nous sur quelle page et avec quelle aide technique.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Niveau exigé par la règle colombienne',
              value: 'WCAG 2.1 AA',
              source: 'res1519',
            },
            { label: 'Niveau visé par ce site', value: 'WCAG 2.2 AA', source: 'site' },
          ],
        },
      ],
    },
    {
      heading: 'Des chiffres sourcés et datés',
      blocks: [
        {
          kind: 'list',
          items: [
            'Chaque prix, règle ou chiffre indique d’où il vient et quand il a été lu.',
            'Les données en direct affichent leur ancienneté.',
            'Si le site utilise des données de démonstration, il le dit à l’écran.',
            'Si nous ignorons une donnée, nous vous disons à qui la demander.',
          ],
        },
      ],
    },
    {
      heading: 'Si nous manquons à nos engagements',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Le délai est passé et je n’ai pas de réponse. Que faire ?',
              answer:
                'Recherchez votre demande avec son numéro. Si l’échéance est dépassée, écrivez-nous en le citant et demandez la raison.',
            },
            {
              question: 'Ma plainte vise-t-elle la compagnie aérienne ?',
              answer:
                'Commencez par elle : elle répond des billets, des retards et des bagages. Si vous nous écrivez, nous transmettons.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Accessibilité', href: '/accesibilidad' },
            { label: 'Conditions d’utilisation', href: '/comunicados/terminos-y-condiciones' },
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
          ],
        },
      ],
    },
  ],
};

export default content;
