import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'A gift made in Colombia without leaving the airport: local ventures between security and your gate, and food courts for every taste.',
  sections: [
    {
      heading: 'Start from your gate',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Find your gate',
              text: 'Look up the terminal and gate of your [flight](/vuelos/salidas). Shops nearby leave you more time.',
            },
            {
              title: 'Filter the shops',
              text: 'In [shops](/establecimientos/tiendas), choose your terminal and the area: public, before security, or passengers, after it.',
            },
            {
              title: 'See whether it is open',
              text: 'Each shop page gives the hours of every day and says whether the place is open right now.',
            },
            {
              title: 'Follow the map',
              text: 'From the shop page, the [map](/mapas) shows its floor and area.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Local ventures', value: 'More than 40', source: 'airport' },
            { label: 'Food courts', value: '5', source: 'airport' },
          ],
        },
      ],
    },
    {
      heading: 'What you can find',
      blocks: [
        {
          kind: 'list',
          items: [
            '**As a gift:** crafts, accessories, design and sweets.',
            '**For home:** coffee, chocolate and other packaged products.',
            '**To eat here:** local cooking, coffee and pastries, grill, pizza and healthy food, among other kinds.',
          ],
        },
        {
          kind: 'text',
          text: 'The choice changes over time. If you are looking for one brand, type its name into the search before you walk there.',
        },
      ],
    },
    {
      heading: 'Before you pay',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask whether the price includes taxes, and ask for the invoice.',
            'Ask how to exchange the product if you leave the country today.',
            'If it is fragile, ask for travel packaging.',
            'If it is food, a plant or seeds, check first whether your destination lets it in.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Liquids, creams and sauces in the cabin',
              value:
                'Containers of up to 100 ml, in one clear bag of up to 1 litre (about 20 × 20 cm)',
              source: 'cabin',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'Fruit in syrup, a sauce or a bottle of spirits bought before security counts as a liquid. Buy it after security or pack it in your checked baggage.',
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
              question: 'Can I go if I am not flying?',
              answer:
                'To the places in the public area, yes. Those after security are only for passengers with a boarding pass.',
            },
            {
              question: 'How can I sell my product at El Dorado?',
              answer:
                'Write to us through the [contact form](/contacto). Say what you make, where you make it and whether you can issue invoices.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurants', href: '/establecimientos/restaurantes' },
            { label: 'Offers', href: '/ofertas' },
            { label: 'Customs', href: '/servicios/aduanas' },
          ],
        },
      ],
    },
  ],
};

export default content;
