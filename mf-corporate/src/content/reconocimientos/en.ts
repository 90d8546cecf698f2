import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'This page lists only what you can check: who published it, which year it covers and where to read it.',
  sections: [
    {
      heading: 'What has been published',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'ACI-LAC ranking, 2024',
              value: 'First in Latin America by passengers, movements and cargo',
              source: 'rilatino',
            },
            {
              label: 'Figures of that ranking',
              value: '45.8 million passengers, 360,044 movements and 809,021 tonnes of cargo',
              source: 'rilatino',
            },
            {
              label: 'BIBO Awards of El Espectador, 2022',
              value: 'One of the finalists, for care of water and waste',
              source: 'bibo',
            },
          ],
        },
      ],
    },
    {
      heading: 'How to read a recognition',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Ranking:** it orders traffic data. It says how much was moved, not how good the service was.',
            '**Award:** a jury or a survey decides it. Look at who votes and in which category.',
            '**Accreditation:** a third party verifies a level. It has an expiry date worth checking.',
            '**Finalist:** reached the last round. It is not the same as winning.',
          ],
        },
      ],
    },
    {
      heading: 'If you are looking for another one',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Note who gave it',
              text: 'Name of the award, year and category. With those three it can be verified.',
            },
            {
              title: 'Look on the giver’s own website',
              text: 'That is the valid source. A logo or a photo is not enough.',
            },
            {
              title: 'Ask us',
              text: 'Write through [contact](/contacto) with the subject “Recognition” and we will tell you what proof there is.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'We do not publish awards whose source we do not have at hand. That one is missing here does not mean it does not exist.',
        },
      ],
    },
    {
      heading: 'Common questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'May I quote these figures?',
              answer: 'Yes. Quote the original source and the year, not only this page.',
            },
            {
              question: 'I found a mistake. What should I do?',
              answer:
                'Write to us with a link to the source. If you are right, we correct it and change the date on which it was read.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Airport statistics', href: '/comunicados/estadisticas-del-aeropuerto' },
            { label: 'El Dorado news', href: '/el-dorado-informa' },
            { label: 'Corporate', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
