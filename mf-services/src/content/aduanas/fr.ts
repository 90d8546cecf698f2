import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Si vous transportez un article de cette liste, déclarez-le à la DIAN, la douane colombienne, avant le contrôle. En cas de doute, déclarez et demandez.',
  sections: [
    {
      heading: 'Ce que vous devez déclarer',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce qui se déclare à l’entrée en Colombie ou à la sortie',
          head: ['Ce que vous transportez', 'Quand le déclarer'],
          rows: [
            ['Argent liquide', 'Plus de 10 000 USD, ou l’équivalent, à l’entrée ou à la sortie'],
            ['Marchandises', 'Si elles valent plus de 2 000 USD ou sont destinées à la vente'],
            ['Plantes et animaux', 'Toujours'],
            ['Biens du patrimoine culturel', 'Toujours'],
            ['Armes', 'Toujours'],
          ],
          source: 'dian-530',
        },
        {
          kind: 'facts',
          items: [{ label: 'Formulaire de déclaration', value: 'DIAN 530', source: 'dian-530' }],
        },
      ],
    },
    {
      heading: 'Comment faire',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Faites le total avant de partir',
              text: 'Comptez l’argent liquide et la valeur de vos achats. Gardez les factures sur papier ou sur votre téléphone.',
            },
            {
              title: 'Remplissez la déclaration',
              text: 'Utilisez le formulaire en vigueur de la DIAN. Consultez-le sur son site ou demandez-le à un agent à l’aéroport.',
            },
            {
              title: 'Remettez-la au contrôle',
              text: 'Donnez-la avec votre pièce d’identité et montrez ce que vous déclarez si on vous le demande.',
            },
            { title: 'Gardez la copie', text: 'C’est votre preuve d’entrée ou de sortie.' },
          ],
        },
        {
          kind: 'text',
          text: 'Si ce que vous déclarez voyage en soute, demandez à la DIAN à quel moment le montrer, surtout au départ.',
        },
      ],
    },
    {
      heading: 'Erreurs fréquentes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Répartir l’argent entre plusieurs bagages sans faire le total.',
            'Oublier que le plafond vaut aussi à la sortie du pays.',
            'Apporter des graines, des fruits ou des aliments d’origine animale sans le dire.',
            'Acheter une antiquité sans demander si elle peut quitter la Colombie.',
            'Jeter les factures avant le contrôle.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Sans déclaration, vous risquez de perdre la marchandise ou l’argent. Déclarer ne veut pas toujours dire payer : l’agent vous dit si vous devez quelque chose.',
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
              question: 'Le plafond d’argent liquide vaut-il par devise ?',
              answer:
                'Non. Additionnez tout ce que vous transportez et convertissez le total en dollars. Le [convertisseur de devises](/prepara-tu-viaje/divisas) vous donne un ordre de grandeur.',
            },
            {
              question: 'Où poser une question sur un cas particulier ?',
              answer:
                'Interrogez la DIAN avant le voyage. À l’aéroport, trouvez son guichet parmi les [organismes de l’aéroport](/establecimientos/entidades-aeroportuarias).',
            },
            {
              question: 'Et si je voyage avec mon chien ou mon chat ?',
              answer: 'Déclarez-le et suivez les étapes de la page [animaux](/servicios/mascotas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'Liens utiles',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'DIAN', href: 'https://www.dian.gov.co' },
            { label: 'Immigration et passeports', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Consignes bagages', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
