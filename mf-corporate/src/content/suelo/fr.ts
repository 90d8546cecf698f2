import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Ce que vous triez bien est récupéré. Ce qui est mélangé finit enfoui.',
  sections: [
    {
      heading: 'Bien jeter, en trois étapes',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Videz',
              text: 'Videz le liquide avant de laisser le gobelet ou la bouteille.',
            },
            {
              title: 'Triez',
              text: 'Retirez les restes de l’emballage. Carton propre, plastique et canettes vont à part.',
            },
            {
              title: 'Lisez le panneau',
              text: 'Utilisez le bac qui correspond à ce que vous tenez. En cas de doute, demandez au personnel d’entretien.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Les chiffres',
      blocks: [
        {
          kind: 'table',
          caption: 'Valorisation des déchets de l’aéroport',
          head: ['Moment', 'Part'],
          rows: [
            ['Donnée publiée', '65 %'],
            ['Objectif pour 2028', '70 %'],
          ],
          source: 'bibo',
        },
        {
          kind: 'text',
          text: 'Valoriser signifie que la matière est réutilisée ou transformée. Le reste part en déchets ordinaires.',
        },
      ],
    },
    {
      heading: 'Avant de voyager',
      blocks: [
        {
          kind: 'list',
          items: [
            'N’emportez que ce que vous mangerez : fruits, plantes et graines peuvent être arrêtés à la [douane](/servicios/aduanas) d’arrivée.',
            'Retirez de votre sac les liquides refusés au contrôle. Chaque flacon confisqué est un déchet.',
            'Ne jetez ni piles ni chargeurs avec les ordures. Demandez à un comptoir d’information où les déposer.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Ne laissez jamais une batterie dans une poubelle : elle peut prendre feu. Si elle est gonflée ou chaude, prévenez aussitôt le personnel.',
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
      ],
    },
    {
      heading: 'Questions fréquentes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Puis-je donner la nourriture que je n’ai pas mangée ?',
              answer:
                'Demandez au restaurant. Nous ne pouvons pas promettre qu’elle sera acceptée.',
            },
            {
              question: 'J’ai perdu un objet, peut-être jeté par erreur. Que faire ?',
              answer:
                'Signalez-le vite aux [objets trouvés](/servicios/objetos-perdidos), avec l’heure et le lieu.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado durable', href: '/el-dorado-sostenible' },
            { label: 'Eau', href: '/el-dorado-sostenible/servicios/agua' },
            { label: 'Consignes bagages', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
