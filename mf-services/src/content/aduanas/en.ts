import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'If you carry anything on this list, declare it to the DIAN, Colombia’s customs authority, before the checkpoint. If in doubt, declare and ask.',
  sections: [
    {
      heading: 'What you must declare',
      blocks: [
        {
          kind: 'table',
          caption: 'What is declared on entering or leaving Colombia',
          head: ['What you carry', 'When you declare it'],
          rows: [
            ['Cash', 'More than 10,000 USD, or its equivalent, entering or leaving'],
            ['Goods', 'If they are worth more than 2,000 USD or are for sale'],
            ['Plants and animals', 'Always'],
            ['Cultural heritage items', 'Always'],
            ['Weapons', 'Always'],
          ],
          source: 'dian-530',
        },
        {
          kind: 'facts',
          items: [{ label: 'Declaration form', value: 'DIAN 530', source: 'dian-530' }],
        },
      ],
    },
    {
      heading: 'How to do it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Add it up before you travel',
              text: 'Count your cash and the value of what you bought. Keep receipts on paper or on your phone.',
            },
            {
              title: 'Fill in the declaration',
              text: 'Use the current DIAN form. Check it on their website or ask an officer at the airport.',
            },
            {
              title: 'Hand it in at the checkpoint',
              text: 'Give it with your document and show what you declared if asked.',
            },
            { title: 'Keep the copy', text: 'It is your proof of entry or exit.' },
          ],
        },
        {
          kind: 'text',
          text: 'If what you declare travels in a hold bag, ask the DIAN when to show it, above all when you leave.',
        },
      ],
    },
    {
      heading: 'Common mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Splitting cash between several bags and not adding it up.',
            'Forgetting that the limit also counts when you leave the country.',
            'Bringing in seeds, fruit or food of animal origin without saying so.',
            'Buying an antique without asking whether it may leave Colombia.',
            'Throwing away receipts before the checkpoint.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If you do not declare, you may lose the goods or the money. Declaring does not always mean paying: the officer tells you whether you owe anything.',
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
              question: 'Is the cash limit per currency?',
              answer:
                'No. Add up everything you carry and convert it to dollars. The [currency converter](/prepara-tu-viaje/divisas) gives you an idea of the amount.',
            },
            {
              question: 'Where do I ask about a special case?',
              answer:
                'Ask the DIAN before you travel. At the airport, find its desk under [airport authorities](/establecimientos/entidades-aeroportuarias).',
            },
            {
              question: 'What if I travel with my dog or cat?',
              answer: 'Declare it and follow the steps on the [pets](/servicios/mascotas) page.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Useful links',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'DIAN', href: 'https://www.dian.gov.co' },
            { label: 'Immigration and passports', href: '/servicios/migracion-y-pasaportes' },
            { label: 'Baggage instructions', href: '/servicios/instrucciones-equipaje' },
          ],
        },
      ],
    },
  ],
};

export default content;
