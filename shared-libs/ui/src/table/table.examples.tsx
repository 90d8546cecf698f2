import type { GalleryPage } from '../examples/galleryPage.ts';
import { Code } from '../tag/Code.tsx';
import { StatusTag } from '../tag/StatusTag.tsx';
import { DataTable } from './DataTable.tsx';

const columns = [
  { key: 'time', label: 'Time' },
  { key: 'city', label: 'To' },
  { key: 'gate', label: 'Gate' },
  { key: 'status', label: 'Status' },
];

const flight = (time: string, city: string, gate: string, delayed = false) => ({
  key: `${time} ${city}`,
  cells: {
    time,
    city,
    gate: <Code>{gate}</Code>,
    status: (
      <StatusTag tone={delayed ? 'caution' : 'positive'}>
        {delayed ? 'Delayed' : 'On time'}
      </StatusTag>
    ),
  },
});

const rows = [
  flight('10:12', 'Cali', 'B04'),
  flight('10:35', 'Medellín', 'A12', true),
  flight('10:40', 'Madrid', 'A02'),
];

const fares = {
  columns: ['Vehicle', 'First hour', 'Each further hour', 'A day', 'A week', 'A month'].map(
    (label, index) => ({ key: String(index), label }),
  ),
  rows: [
    ['Car', '$\u00a08,900', '$\u00a06,100', '$\u00a048,000', '$\u00a0240,000', '$\u00a0690,000'],
    [
      'Motorcycle',
      '$\u00a03,200',
      '$\u00a02,100',
      '$\u00a015,000',
      '$\u00a080,000',
      '$\u00a0210,000',
    ],
  ].map((cells) => ({ key: cells[0] ?? '', cells: Object.fromEntries(cells.entries()) })),
};

export const gallery: GalleryPage = {
  name: 'table',
  title: 'DataTable',
  when: 'For rows that are compared: flights, fares, waiting times. With blocks each row becomes a block on a phone and stays a table for a screen reader; without it a wide table scrolls sideways.',
  whenNot:
    'Two columns of name and value are a description list, as in Article. Things that are chosen and not compared are cards. Never to place things beside each other.',
  examples: [
    {
      name: 'blocks',
      title: 'Blocks on a phone',
      render: () => (
        <DataTable caption="Next departures" blocks rowHeader="city" {...{ columns, rows }} />
      ),
    },
    {
      name: 'labelled',
      title: 'Blocks that show the names of the columns',
      render: () => (
        <DataTable
          caption="Waiting times"
          blocks
          blockLabels="shown"
          rowHeader="place"
          columns={[
            { key: 'place', label: 'Control' },
            { key: 'now', label: 'Now' },
            { key: 'usual', label: 'Usual at this hour' },
          ]}
          rows={[
            { key: 'a', cells: { place: 'Security, national', now: '8 min', usual: '12 min' } },
            { key: 'b', cells: { place: 'Migration, departures', now: '21 min', usual: '15 min' } },
          ]}
        />
      ),
    },
    {
      name: 'scroll',
      title: 'Scrolls sideways when it does not fit',
      render: () => <DataTable caption="Parking fares" rowHeader="0" {...fares} />,
    },
    {
      name: 'caption-hidden',
      title: 'A caption that is only spoken, under a heading that says the same',
      render: () => (
        <DataTable
          caption="Flights to Madrid"
          captionHidden
          blocks
          columns={columns}
          rows={rows.slice(2)}
        />
      ),
    },
    {
      name: 'long',
      title: 'Long words',
      render: () => (
        <DataTable
          caption="Articles one may not carry in the cabin, by kind of container"
          blocks
          blockLabels="shown"
          rowHeader="thing"
          columns={[
            { key: 'thing', label: 'Thing' },
            { key: 'rule', label: 'In the cabin of an international flight' },
          ]}
          rows={[
            {
              key: 'battery',
              cells: {
                thing: 'Lithiumionenakkumulatorenladegerät',
                rule: 'Up to 100 Wh, with its terminals protected against short circuit',
              },
            },
          ]}
        />
      ),
    },
  ],
};
