import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Many employers hire at El Dorado. Find out which one has your kind of work, and ask there directly.',
  sections: [
    {
      heading: 'Whom to ask',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Choose your trade',
              text: 'Counter and cabin: the airline. Sales and kitchen: the shop or restaurant. Terminal, infrastructure and customer care: the airport operator.',
            },
            {
              title: 'Find the employer',
              text: 'See the names under [airlines](/establecimientos/aerolineas), [shops](/establecimientos/tiendas) and [restaurants](/establecimientos/restaurantes).',
            },
            {
              title: 'Go to its official website',
              text: 'Apply through its own careers page. Do not hand your CV to people who approach you in the terminal.',
            },
            {
              title: 'If you do not know whom to ask',
              text: 'Write through [contact](/contacto) with the subject “Employment”. We will tell you which company or body to turn to.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'This website does not publish vacancies or receive CVs. That way you will not find an expired offer here, or one we cannot confirm.',
        },
      ],
    },
    {
      heading: 'Public posts',
      blocks: [
        {
          kind: 'text',
          text: 'Customs, immigration, health, police and civil aviation are state bodies. Their vacancies appear on their own websites and on those of the public employment services.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Public employment service (Servicio Público de Empleo)',
              href: 'https://www.serviciodeempleo.gov.co',
            },
            {
              label: 'Civil service commission (Comisión Nacional del Servicio Civil)',
              href: 'https://www.cnsc.gov.co',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to have ready',
      blocks: [
        {
          kind: 'list',
          items: [
            'A CV of one or two pages that states which shifts you can work.',
            'A valid identity document.',
            'Proof of studies and languages, if the post requires it.',
            'Two references who do answer the phone.',
          ],
        },
        {
          kind: 'text',
          text: 'At the interview, ask about the hours, transport before dawn and what is required to enter restricted areas. Each employer will tell you its own conditions.',
        },
      ],
    },
    {
      heading: 'How to recognise a false offer',
      blocks: [
        {
          kind: 'list',
          items: [
            'They ask you to pay for the medical test, the uniform or the badge before hiring you.',
            'The email is not the company’s, or the interview is in a place that is not its own.',
            'They promise a certain job without an interview.',
            'You must decide today.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If in doubt, do not pay or send your document. Confirm with the company through its official website and report it to the police.',
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
              question: 'Can I leave my CV at an information desk?',
              answer: 'They do not take it. The staff can point you to the company.',
            },
            {
              question: 'I want to sell my products, not be employed. Where do I ask?',
              answer: '[Paraíso Sello Local](/paraiso-sello-local) explains how to write to us.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Corporate', href: '/corporativo' },
            { label: 'Contact', href: '/contacto' },
          ],
        },
      ],
    },
  ],
};

export default content;
