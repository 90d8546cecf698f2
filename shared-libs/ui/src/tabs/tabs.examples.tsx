import { useState } from 'react';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Tabs } from './Tabs.tsx';

const parts = ['Opening hours', 'Where it is', 'Prices'].map((label) => ({
  key: label.slice(0, 5).trim().toLowerCase(),
  label,
  content: (
    <p>
      {label}: the desk stands on floor 2 of terminal 1, beside door 5, and is open from 04:00 until
      the last flight has left.
    </p>
  ),
}));

function Segments({ name, options }: { name: string; options: readonly string[] }) {
  const [value, setValue] = useState(options[0] ?? '');
  return (
    <SegmentedControl
      label="Show"
      name={name}
      options={options.map((label) => ({ value: label, label }))}
      value={value}
      onChange={setValue}
    />
  );
}

export const gallery: GalleryPage = {
  name: 'tabs',
  title: 'Tabs, SegmentedControl',
  when: 'Tabs are two to six parts of one thing, of which one is enough at a time. A SegmentedControl is one of two to five short options that changes what is shown at once. Without JavaScript the tabs are links to their panels.',
  whenNot:
    'What someone would send to a friend has an address: SegmentedLinks. Parts that are read one after another stand under headings, or in an Accordion. An answer in a form is a RadioGroup.',
  examples: [
    { name: 'first', title: 'Tabs', render: () => <Tabs label="The desk" items={parts} /> },
    {
      name: 'second-chosen',
      title: 'Tabs that begin with another one',
      render: () => <Tabs label="The desk" items={parts} initial="where" />,
    },
    {
      name: 'many',
      title: 'Tabs: more than fit, and a long one',
      render: () => (
        <Tabs
          label="The terminal"
          items={[
            ...parts,
            { key: 'long', label: 'Musical instruments and sports', content: 'As hold luggage.' },
            { key: 'link', label: 'Contact', content: <a href="/contacto">Write to us</a> },
          ]}
        />
      ),
    },
    {
      name: 'segmented-control',
      title: 'SegmentedControl',
      render: () => <Segments name="unit" options={['Pesos', 'Dollars', 'Euros']} />,
    },
    {
      name: 'segmented-control-long',
      title: 'SegmentedControl with more words than fit',
      render: () => (
        <Segments
          name="rules"
          options={[
            'Hand luggage in the cabin',
            'Checked luggage',
            'Instruments and sports',
            'Pets',
          ]}
        />
      ),
    },
  ],
};
