import type { ArticleContent } from '@eldorado/ui';

const content: ArticleContent = {
  lead: 'The public figures of El Dorado, with the year they refer to and the place where we read them.',
  sections: [
    {
      heading: 'Traffic',
      blocks: [
        {
          kind: 'table',
          caption: 'Airport traffic in 2024',
          head: ['Indicator', 'Value'],
          rows: [
            ['Passengers', '45.8 million'],
            ['Aircraft movements', '360,044'],
            ['Cargo', '809,021 tonnes'],
            ['Movements a day, on average (calculated)', '984'],
          ],
          source: 'rilatino',
        },
        {
          kind: 'notice',
          tone: 'info',
          text: 'The daily average is our own calculation: the year’s movements divided by the 366 days of 2024. It is not a figure of the source.',
        },
      ],
    },
    {
      heading: 'Capacity and infrastructure',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'Operations an hour, published capacity', value: '74', source: 'portafolio' },
            { label: 'Of these, arrivals an hour at most', value: '34', source: 'portafolio' },
            { label: 'Runways', value: '2 of 3,800 m', source: 'otherWiki' },
            { label: 'Elevation', value: '2,548 m', source: 'otherWiki' },
            { label: 'Check-in desks (2017)', value: '152', source: 'pulzo' },
            {
              label: 'Car park of Terminal 2 (2021)',
              value: '336 cars, 63 motorcycles and 26 bicycles',
              source: 'wradio',
            },
            { label: 'Distance to the centre of Bogotá', value: '15 km', source: 'flio' },
          ],
        },
      ],
    },
    {
      heading: 'Destinations',
      blocks: [
        {
          kind: 'table',
          caption: 'Non-stop destinations published in February 2023',
          head: ['Kind', 'Destinations'],
          rows: [
            ['International', '46'],
            ['Domestic', '42'],
          ],
          source: 'jd1',
        },
        {
          kind: 'text',
          text: 'Routes change every season. To know whether there is a flight to a city today, look for it in [departures](/vuelos/salidas).',
        },
      ],
    },
    {
      heading: 'How to use these figures',
      blocks: [
        {
          kind: 'list',
          items: [
            'Quote the original source and the year, not only this page.',
            'Do not compare different years without saying so: figures from 2017 to 2024 stand side by side here.',
            'For monthly series, ask the civil aviation authority, which publishes the country’s official statistics.',
            'Do you need a figure that is not here? Ask for it through [requests and complaints](/contacto) as a request for information.',
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              label: 'Time to answer a request for information',
              value: '10 working days',
              source: 'ley1755',
            },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Recognition', href: '/corporativo/servicios/reconocimientos' },
            { label: 'Cargo', href: '/carga' },
            {
              label: 'Civil aviation authority (Aeronáutica Civil)',
              href: 'https://www.aerocivil.gov.co',
            },
          ],
        },
      ],
    },
  ],
};

export default content;
