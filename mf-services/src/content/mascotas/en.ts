import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'First book your pet’s place with the airline. Then follow the steps for your flight: domestic, leaving or entering.',
  sections: [
    {
      heading: 'Documents and deadlines',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              label: 'Domestic flight',
              value: 'No ICA certificate is required',
              source: 'rcn-mascotas',
            },
            {
              label: 'Leaving Colombia: vet’s certificate',
              value: '3 days old or less',
              source: 'portafolio-mascotas',
            },
            {
              label: 'Leaving Colombia: ICA office and Sanitary Inspection Certificate (CIS)',
              value: 'Within the 72 hours before the trip',
              source: 'portafolio-mascotas',
            },
            { label: 'Validity of the CIS', value: '72 hours', source: 'portafolio-mascotas' },
            {
              label:
                'Entering Colombia: SISPAP request and official certificate from the country of origin',
              value: 'Certificate 10 days old or less',
              source: 'infobae-mascotas',
            },
          ],
        },
      ],
    },
    {
      heading: 'Leaving Colombia with your pet',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask about the destination country',
              text: 'Each country requires different vaccines, tests or permits. Ask its consulate.',
            },
            {
              title: 'Go to the vet',
              text: 'Ask for the health certificate and bring the vaccination record.',
            },
            {
              title: 'Request the CIS',
              text: 'Go with your pet to the office of the [ICA](https://www.ica.gov.co), the agricultural health authority, within the deadline.',
            },
            {
              title: 'Come to the airport early',
              text: 'The desk checks the papers and the carrier before taking your bags.',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'The CIS does not last long. If your flight is postponed, check that it is still valid.',
        },
      ],
    },
    {
      heading: 'Entering Colombia with your pet',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Make the SISPAP request',
              text: 'It is the ICA’s system for animals entering the country.',
            },
            {
              title: 'Bring the official certificate',
              text: 'It must come from the health authority of the country you leave.',
            },
            {
              title: 'Present your pet on arrival',
              text: 'Find the ICA before you exit and declare your pet at [customs](/servicios/aduanas).',
            },
          ],
        },
      ],
    },
    {
      heading: 'On domestic flights',
      blocks: [
        {
          kind: 'text',
          text: 'Although no ICA certificate is required, the airline may ask for the vaccination record or a health certificate. Bring them.',
        },
        {
          kind: 'list',
          items: [
            'Confirm whether your pet travels in the cabin or in the hold, and the carrier’s size.',
            'Feed it lightly before the flight and take it for a walk before you go in.',
            'Put on a tag with your name and phone number.',
            'Carry bags, water and an absorbent pad.',
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
            { label: 'ICA', href: 'https://www.ica.gov.co' },
            { label: 'Airlines', href: '/establecimientos/aerolineas' },
            { label: 'Traveller assistance', href: '/servicios/ayuda-al-viajero' },
          ],
        },
      ],
    },
  ],
};

export default content;
