import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Cette page ne présente que ce que vous pouvez vérifier : qui l’a publié, pour quelle année et où le lire.',
  sections: [
    {
      heading: 'Ce qui a été publié',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Classement ACI-LAC, 2024',
              value:
                'Première place en Amérique latine pour les passagers, les mouvements et le fret',
              source: 'rilatino',
            },
            {
              label: 'Données de ce classement',
              value: '45,8 millions de passagers, 360 044 mouvements et 809 021 tonnes de fret',
              source: 'rilatino',
            },
            {
              label: 'Prix BIBO d’El Espectador, 2022',
              value: 'Parmi les finalistes, pour la gestion de l’eau et des déchets',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'Comment lire une distinction',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Classement :** il ordonne des données de trafic. Il dit combien, pas si le service était bon.',
            '**Prix :** un jury ou une enquête en décide. Regardez qui vote et dans quelle catégorie.',
            '**Accréditation :** un tiers vérifie un niveau. Elle a une date d’expiration, à consulter.',
            '**Finaliste :** arrivé au dernier tour. Ce n’est pas une victoire.',
          ],
        },
      ],
    },
    {
      heading: 'Si vous en cherchez une autre',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Notez qui l’a remise',
              text: 'Nom du prix, année et catégorie. Ces trois éléments suffisent pour vérifier.',
            },
            {
              title: 'Cherchez sur le site de l’organisme',
              text: 'C’est la source valable. Un logo ou une photo ne suffisent pas.',
            },
            {
              title: 'Demandez-nous',
              text: 'Écrivez via [contact](/contacto) avec l’objet « Distinctions » et nous vous dirons quel justificatif existe.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Nous ne publions pas de prix dont nous n’avons pas la source sous la main. Une absence ici ne signifie pas qu’il n’existe pas.',
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
              question: 'Puis-je citer ces données ?',
              answer: 'Oui. Citez la source d’origine et l’année, pas seulement cette page.',
            },
            {
              question: 'J’ai trouvé une erreur, que faire ?',
              answer:
                'Écrivez-nous avec le lien vers la source. Si vous avez raison, nous corrigeons et changeons la date de lecture.',
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
            { label: 'El Dorado informe', href: '/el-dorado-informa' },
            { label: 'Espace entreprise', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
