import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'In Terminal 1 you leave a deposit and get it back if you return the cart in time. In Terminal 2 you pay nothing.',
  sections: [
    {
      heading: 'How much it costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Use of carts by terminal',
          head: ['Terminal', 'Deposit', 'Refund'],
          rows: [
            [
              'Terminal 1',
              '12,000 COP, 3 USD or 3 EUR',
              'In full, if you return the cart within the first hour',
            ],
            ['Terminal 2', 'Free', 'Does not apply'],
          ],
          source: 'el-dorado-servicios',
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Some older texts show a lower deposit. The one shown at the stand on the day is the one that counts.',
        },
      ],
    },
    {
      heading: 'How to use it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Find the stand',
              text: 'Follow the luggage cart signs or look on the [map](/mapas).',
            },
            {
              title: 'Leave the deposit',
              text: 'Have the amount ready in one of the accepted currencies and ask for the receipt.',
            },
            {
              title: 'Note the time',
              text: 'The period to recover the deposit starts when you take the cart.',
            },
            {
              title: 'Return it to a stand',
              text: 'Do not leave it on the kerb or in the car park: the deposit is not refunded that way.',
            },
            { title: 'Collect your deposit', text: 'Hand in the receipt and count the money.' },
          ],
        },
      ],
    },
    {
      heading: 'So that you do not lose the deposit',
      blocks: [
        {
          kind: 'list',
          items: [
            'Take the cart when your bag is already on the belt, not before.',
            'Ask where the return stand nearest your exit is.',
            'If you are going to eat or wait for someone, return it first.',
            'If the return queue is long, show the receipt before the hour is up.',
          ],
        },
      ],
    },
    {
      heading: 'Use it safely',
      blocks: [
        {
          kind: 'list',
          items: [
            'Put heavy bags at the bottom and keep your view clear.',
            'Do not let children ride on the cart.',
            'On ramps, go slowly. Use the lift and not the escalators.',
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
              question: 'Can I take the cart from one terminal to the other?',
              answer:
                'Ask at the stand before you leave. A free bus links the terminals; see [public transport](/servicios/transporte-publico).',
            },
            {
              question: 'Can someone help me with my bags?',
              answer:
                'Ask at the information desk. If you have reduced mobility, request assistance from your airline and see [wheelchairs](/servicios/sillas-de-ruedas).',
            },
            {
              question: 'My deposit was not refunded. What now?',
              answer:
                'Keep the receipt and write to us with the [contact form](/contacto), giving the time and place.',
            },
          ],
        },
      ],
    },
    {
      heading: 'You may also need',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Left luggage', href: '/servicios/guarda-equipaje' },
            { label: 'Baggage instructions', href: '/servicios/instrucciones-equipaje' },
            { label: 'Arrivals', href: '/vuelos/llegadas' },
          ],
        },
      ],
    },
  ],
};

export default content;
