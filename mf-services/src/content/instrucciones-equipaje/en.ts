import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Before you close your bag, set three things apart: liquids, batteries and anything sharp. They cause most delays at security.',
  sections: [
    {
      heading: 'Cabin restrictions',
      blocks: [
        {
          kind: 'table',
          caption: 'What goes in the cabin and what goes in the hold',
          head: ['Item', 'In the cabin', 'In the hold'],
          rows: [
            [
              'Liquids, gels and aerosols',
              'Yes, in containers of up to 100 ml',
              'Yes, depending on your airline',
            ],
            [
              'Bag for the liquids',
              'One transparent, resealable bag of up to 1 litre, about 20 × 20 cm',
              'Does not apply',
            ],
            ['Spare lithium batteries and power banks', 'Yes, always with you', 'No'],
            ['Vapes and electronic cigarettes', 'Yes, always with you', 'No'],
          ],
          source: 'prensa-cabina',
        },
        {
          kind: 'table',
          caption: 'Items best left in the hold',
          head: ['Item', 'What to do'],
          rows: [
            [
              'Knives, penknives, scissors and blades',
              'Pack them in the hold with the edge covered',
            ],
            ['Tools and bats, clubs or sports sticks', 'Pack them in the hold'],
            ['Items that look like weapons, even toys', 'Ask your airline first'],
            ['Fireworks, fuels and other flammables', 'Leave them at home'],
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'The second table is a recommendation. At the checkpoint, security staff have the final word.',
        },
      ],
    },
    {
      heading: 'How to get through security quickly',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Prepare your bag of liquids',
              text: 'Put it at the top of your backpack so you can take it out at once.',
            },
            { title: 'Empty your pockets', text: 'Keys, coins, phone and belt go in the tray.' },
            {
              title: 'Take out large devices if asked',
              text: 'Staff tell you what to take out in each lane.',
            },
            {
              title: 'Finish your water first',
              text: 'Carry an empty bottle and fill it after security.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A large container does not pass even if it is half empty: its size is what counts.',
        },
      ],
    },
    {
      heading: 'Checked bags',
      blocks: [
        {
          kind: 'list',
          items: [
            'Weight and number of bags depend on your airline. Check its website before you weigh them.',
            'Label the bag inside and outside with your name and email.',
            'Keep documents, medicines and valuables with you.',
            'Do not carry bags or parcels for anyone else.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If an item is stopped at security, ask whether you still have time to check it in. Once you are through, you cannot go back.',
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Luggage carts', href: '/servicios/carros-de-equipaje' },
            { label: 'Left luggage', href: '/servicios/guarda-equipaje' },
            { label: 'Customs', href: '/servicios/aduanas' },
            { label: 'Airlines', href: '/establecimientos/aerolineas' },
          ],
        },
      ],
    },
  ],
};

export default content;
