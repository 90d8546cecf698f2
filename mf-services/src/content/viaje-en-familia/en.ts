import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Check each child’s documents first. They stop more family trips than anything else, and they are the one thing you cannot fix at the gate.',
  sections: [
    {
      heading: 'Children’s documents',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'One document per child',
              text: 'A passport to leave the country. On domestic flights, ask your airline which one it accepts.',
            },
            {
              title: 'One Check-Mig per child',
              text: 'Each person fills in their own. See [immigration and passports](/servicios/migracion-y-pasaportes).',
            },
            {
              title: 'Exit permit',
              text: 'If a child travels without one parent, ask Migración Colombia beforehand and arrange it with a [notary](/servicios/notaria).',
            },
            {
              title: 'Vaccines',
              text: 'Bring the card and check what the destination requires at the [vaccination point](/servicios/punto-de-vacunacion).',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Check-Mig',
              value: 'Between 72 hours and 1 hour before the flight',
              source: 'checkmig-plazo',
            },
            {
              label: 'Biometric immigration lane',
              value: 'From age 12, counter 68, floor 2',
              source: 'rcn-biometria',
            },
          ],
        },
      ],
    },
    {
      heading: 'The hand bag',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nappies, a full change of clothes and bags for wet things.',
            'Food for the trip, and water for after security.',
            'Medicines with a prescription and a toy that makes no noise.',
            'A jacket: it is cold on the plane and in Bogotá.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Liquids in the cabin',
              value: 'Containers of up to 100 ml in one bag of up to 1 litre',
              source: 'prensa-cabina',
            },
          ],
        },
        {
          kind: 'text',
          text: 'For baby milk and food, ask your airline and say so at security before you go through.',
        },
      ],
    },
    {
      heading: 'The day of the flight',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Arrive early',
              text: 'With children, add time for the restroom and for food.',
            },
            {
              title: 'Use the pushchair up to boarding',
              text: 'Ask the airline where you hand it over and where you get it back.',
            },
            {
              title: 'Share the tasks',
              text: 'One adult carries the documents and another looks after the children.',
            },
            {
              title: 'Agree on a meeting point',
              text: 'Put a note with your name and mobile number in each child’s pocket.',
            },
          ],
        },
        {
          kind: 'facts',
          items: [
            { label: 'Domestic flight', value: 'Arrive 2 hours before', source: 'rcn-llegada' },
            {
              label: 'International flight',
              value: 'Arrive 3 hours before',
              source: 'rcn-llegada',
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          text: 'If a child is lost, tell the nearest person in uniform at once and say what the child is wearing.',
        },
      ],
    },
    {
      heading: 'Eat and wait',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Food courts', value: '5', source: 'el-dorado-servicios' }],
        },
        {
          kind: 'links',
          items: [
            { label: 'Restaurants', href: '/establecimientos/restaurantes' },
            { label: 'Restrooms and services on the map', href: '/mapas' },
            { label: 'Walking distances', href: '/informacion-en-tiempo-real/distancias' },
            { label: 'Medical service', href: '/servicios/servicio-medico-y-emergencias' },
          ],
        },
      ],
    },
  ],
};

export default content;
