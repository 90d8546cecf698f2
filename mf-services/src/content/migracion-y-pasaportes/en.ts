import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Complete the Check-Mig form before you come to the airport. Keep your passport at hand and allow time.',
  sections: [
    {
      heading: 'Check-Mig step by step',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Go to the official page',
              text: 'The form is on the website of [Migración Colombia](https://www.migracioncolombia.gov.co), the immigration authority.',
            },
            {
              title: 'Fill in one form per person',
              text: 'Children need one too. There is one form for entering and one for leaving.',
            },
            {
              title: 'Copy your passport details',
              text: 'Type them exactly as they appear in the document.',
            },
            {
              title: 'Keep the confirmation',
              text: 'Carry it on your phone or on paper until you are through immigration.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'When to do it',
              value: 'Between 72 hours and 1 hour before the flight',
              source: 'checkmig-plazo',
            },
            {
              label: 'Who does it',
              value: 'Everyone, one form per traveller',
              source: 'checkmig-plazo',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'Check-Mig is free. If a page charges you or asks for your card, it is not the official one: close it.',
        },
      ],
    },
    {
      heading: 'At the airport',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Immigration on arrival, usual wait',
              value: '20 to 45 minutes',
              source: 'cestee-filas',
            },
            {
              label: 'Arrival for an international flight',
              value: '3 hours before',
              source: 'rcn-llegada',
            },
            {
              label: 'Biometric lane',
              value: 'From age 12, counter 68, floor 2',
              source: 'rcn-biometria',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Check the [queue times](/informacion-en-tiempo-real/tiempo-en-filas) before you go in. Ask Migración Colombia whether you can use the biometric lane with your document. If you travel with children too young for the biometric lane, use the staffed counters.',
        },
      ],
    },
    {
      heading: 'If you are only connecting',
      blocks: [
        {
          kind: 'text',
          text: 'International transit passengers must enter Colombia. Check whether your nationality needs a visa even if you do not leave the airport.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'International connection in Bogotá',
              value: 'You pass immigration and enter the country',
              source: 'kayak-bog',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Work out your time with the [connections](/vuelos/conexiones) page.',
        },
      ],
    },
    {
      heading: 'Common mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Filling in a single Check-Mig for the whole family.',
            'Doing it for entry and forgetting the one for departure.',
            'Travelling with a passport that is damaged or about to expire.',
            'Arriving with a minor without asking which permit is needed. Check with Migración Colombia beforehand.',
          ],
        },
      ],
    },
    {
      heading: 'Next',
      blocks: [
        {
          kind: 'links',
          items: [
            { label: 'Migración Colombia', href: 'https://www.migracioncolombia.gov.co' },
            { label: 'Customs', href: '/servicios/aduanas' },
            { label: 'Notary', href: '/servicios/notaria' },
            { label: 'Family travel', href: '/viaje-en-familia' },
          ],
        },
      ],
    },
  ],
};

export default content;
