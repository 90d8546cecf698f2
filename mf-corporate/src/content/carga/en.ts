import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Freight is handed to an airline or a forwarder, not to the airport. Start with them and come with complete papers.',
  sections: [
    {
      heading: 'To send',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask for a quote',
              text: 'Call the airline or a freight forwarder. Give weight, size, contents, value and destination.',
            },
            {
              title: 'Declare the contents properly',
              text: 'Say if there are batteries, liquids, animals, plants, food or dangerous goods. They have their own rules.',
            },
            {
              title: 'Prepare the documents',
              text: 'Commercial invoice, packing list and the export permits you are asked for.',
            },
            {
              title: 'Deliver to the warehouse you are given',
              text: 'Ask for the exact address and the closing time. Cargo warehouses are not in the passenger terminal.',
            },
          ],
        },
      ],
    },
    {
      heading: 'To collect',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Have the air waybill number',
              text: 'With it the airline tells you whether the shipment has arrived and in which warehouse it is.',
            },
            {
              title: 'Ask what is missing',
              text: 'Customs, health or pending payments. Get the full list before you leave home.',
            },
            {
              title: 'Bring your identity document',
              text: 'If you collect for another person or company, bring the written authorisation too.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Do not pay in advance to anyone who writes saying that your shipment is held. Confirm first with the airline, using the waybill number.',
        },
      ],
    },
    {
      heading: 'If the goods travel with you',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Goods above this value, or commercial goods',
              value: 'Declared to the customs authority (DIAN): 2,000 USD',
              source: 'dian',
            },
            {
              label: 'Cash, entering or leaving',
              value: 'Declared above 10,000 USD',
              source: 'dian',
            },
            {
              label: 'Also declared',
              value: 'Plants, animals, heritage items and weapons',
              source: 'dian',
            },
          ],
        },
        {
          kind: 'text',
          text: 'What you carry as baggage follows the rules of [customs](/servicios/aduanas). What goes as freight follows those of import and export.',
        },
      ],
    },
    {
      heading: 'El Dorado’s cargo in figures',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Cargo handled in 2024', value: '809,021 tonnes', source: 'rilatino' },
            { label: 'Growth on the previous year', value: '5.1%', source: 'rilatino' },
          ],
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
              question: 'Where do I see cargo flights?',
              answer: 'In [flights](/vuelos), with the airline type “cargo”.',
            },
            {
              question: 'How much does it cost and how long does it take?',
              answer:
                'It depends on the airline, the weight and the paperwork. There is no single rate we can publish; ask for the quote in writing.',
            },
            {
              question: 'My shipment arrived damaged. Whom do I claim from?',
              answer:
                'From whoever issued the waybill. Take photos and have it recorded before you remove it from the warehouse.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Customs', href: '/servicios/aduanas' },
            { label: 'Airport authorities', href: '/establecimientos/entidades-aeroportuarias' },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
