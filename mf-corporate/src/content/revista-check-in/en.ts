import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Check In is the magazine of El Dorado. Here is how to ask for it, and what to read while you wait.',
  sections: [
    {
      heading: 'How to get it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask at an information desk',
              text: 'The staff can tell you whether there are copies today and where in the terminal.',
            },
            {
              title: 'Write to us for a past issue',
              text: 'Use [contact](/contacto) with the subject “Check In”. Note the topic or month you are looking for.',
            },
            {
              title: 'If you work in the media or study communication',
              text: 'Tell us what you need it for and which pages you want to quote.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'We do not publish release dates, print runs or digital editions here: we have no public source to confirm them.',
        },
      ],
    },
    {
      heading: 'To suggest a story or advertise',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Story:** send one paragraph with the story, why it matters to a traveller and who could be interviewed.',
            '**Photo:** tell us who took it and whether they allow it to be published.',
            '**Advertising:** write your company’s name, the month and the format you want.',
            '**Correction:** copy the sentence, the issue of the magazine and the correct source.',
          ],
        },
        {
          kind: 'text',
          text: 'Send everything through [contact](/contacto). If you receive an advertising offer by another route, confirm it before you pay.',
        },
      ],
    },
    {
      heading: 'What to read while you wait',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Your trip starts at El Dorado](/tu-viaje-inicia-en-el-dorado): how to use the time before your flight.',
            '[Paraíso Sello Local](/paraiso-sello-local): gifts and flavours made in Colombia.',
            '[Sustainable El Dorado](/el-dorado-sostenible): water, soil and energy, with figures.',
            '[El Dorado news](/el-dorado-informa): short notes on rules and fares that have changed.',
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
              question: 'May I take the magazine with me?',
              answer:
                'Ask at the place where you find it. If it is the only copy, leave it for the next reader.',
            },
            {
              question: 'Is it available in other languages?',
              answer:
                'We cannot confirm that. The notes on this website are in Spanish, English, French and Portuguese.',
            },
            {
              question: 'How do I receive news?',
              answer:
                'Subscribe to the newsletter at the foot of any page. It is a separate permission and you can withdraw it.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'El Dorado news', href: '/el-dorado-informa' },
            { label: 'Contact', href: '/contacto' },
            { label: 'Corporate', href: '/corporativo' },
          ],
        },
      ],
    },
  ],
};

export default content;
