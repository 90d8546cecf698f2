import { useState } from 'react';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { DateField } from './DateField.tsx';

function Controlled() {
  const [day, setDay] = useState('2026-03-02');
  return (
    <DateField
      label="Day of the flight"
      name="controlled"
      hint={day ? `You chose ${day}` : 'No day yet'}
      value={day}
      onChange={setDay}
    />
  );
}

export const gallery: GalleryPage = {
  name: 'date',
  title: 'DateField',
  when: 'A day near today: of a flight, of an arrival. The browser provides the calendar and writes the day as the visitor is used to.',
  whenNot:
    'A day that people know by heart, such as a birthday, is quicker in three TextFields. One of a few days is SegmentedLinks.',
  examples: [
    { name: 'empty', title: 'DateField', render: () => <DateField label="Day" name="empty" /> },
    { name: 'chosen', title: 'With a day', render: () => <Controlled /> },
    {
      name: 'limits',
      title: 'Within a week, with a hint',
      render: () => (
        <DateField
          label="Day"
          name="limits"
          min="2026-03-02"
          max="2026-03-09"
          defaultValue="2026-03-04"
          hint="Until 9 March"
        />
      ),
    },
    {
      name: 'fault',
      title: 'With a fault',
      render: () => (
        <DateField label="Day" name="fault" error="Choose the day on which you arrive" />
      ),
    },
    {
      name: 'optional',
      title: 'Optional',
      render: () => <DateField label="Day of your return" name="optional" optional />,
    },
  ],
};
