import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'Short notes on what has changed for travellers, newest first, always with their source.',
  sections: [
    {
      heading: '11 March 2026 · Batteries and vapes travel in the cabin',
      blocks: [
        {
          kind: 'text',
          text: 'Take spare batteries, power banks and vapes out of your checked suitcase before you reach the counter. Having to open it in the queue is the most avoidable delay.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Spare lithium batteries and vapes',
              value: 'In the cabin only',
              source: 'semanaCabin',
            },
          ],
        },
        {
          kind: 'text',
          text: 'See the other rules in [baggage instructions](/servicios/instrucciones-equipaje).',
        },
      ],
    },
    {
      heading: '12 February 2026 · New taxi fares are in force',
      blocks: [
        {
          kind: 'text',
          text: 'The meter charges by units, and the airport surcharge is added at the end. Insist on seeing the price card.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Unit (100 m or 24 s)', value: '159 pesos', source: 'decreto042' },
            { label: 'Minimum fare', value: '8,000 pesos', source: 'decreto042' },
            { label: 'Airport surcharge', value: '8,000 pesos', source: 'decreto042' },
          ],
        },
        {
          kind: 'text',
          text: 'The full table and the plate check are in [taxis](/servicios/taxis).',
        },
      ],
    },
    {
      heading: '25 January 2026 · Yellow fever: get vaccinated in time',
      blocks: [
        {
          kind: 'text',
          text: 'Bogotá’s health department stepped up vaccination of travellers. Do not leave it for the day of the flight: protection takes time.',
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'When to be vaccinated',
              value: 'At least 10 days before travelling',
              source: 'caracolVaccine',
            },
            {
              label: 'Point at the airport (information from 2025)',
              value: 'Terminal 1 international, floor 2, exit 5, every day from 7:00 to 18:00',
              source: 'lakalle',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Confirm the hours in [vaccination point](/servicios/punto-de-vacunacion).',
        },
      ],
    },
    {
      heading: '14 January 2026 · TransMilenio and SITP fare goes up',
      blocks: [
        {
          kind: 'text',
          text: 'Top up your card before you set out for the airport. Changing bus costs nothing within the time allowed.',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Fare', value: '3,550 pesos', source: 'radioacktiva' },
            { label: 'Time for transfers', value: '125 minutes', source: 'radioacktiva' },
          ],
        },
        {
          kind: 'text',
          text: 'See the routes in [public transport](/servicios/transporte-publico).',
        },
      ],
    },
    {
      heading: '9 December 2025 · What the airline owes you for a delay',
      blocks: [
        {
          kind: 'table',
          caption: 'Compensation when the airline is the cause (RAC 3)',
          head: ['Delay', 'What you can ask for'],
          rows: [
            ['1 to 3 hours', 'A refreshment and a call'],
            ['3 to 5 hours', 'A meal'],
            ['More than 5 hours', 'The above and 30% of the price of that leg'],
            ['If the wait goes past 22:00', 'Lodging'],
          ],
          source: 'wradioDelay',
        },
        { kind: 'text', text: 'Ask at the airline’s counter and keep the receipts.' },
      ],
    },
    {
      heading: '6 September 2025 · Free bus between terminals',
      blocks: [
        {
          kind: 'text',
          text: 'The airport recalled this service when the Terminal 2 car park closed for a few days. If you are at the wrong terminal, take it; you do not need a taxi.',
        },
        {
          kind: 'facts',
          items: [{ label: 'Hours and price', value: '24 hours, free', source: 'semanaBus' }],
        },
        {
          kind: 'questions',
          items: [
            {
              question: 'Are you a journalist?',
              answer:
                'Write through [contact](/contacto) with the subject “Press”, your outlet, your question and your deadline.',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Airport statistics', href: '/comunicados/estadisticas-del-aeropuerto' },
            { label: 'Maps', href: '/mapas' },
          ],
        },
      ],
    },
  ],
};

export default content;
