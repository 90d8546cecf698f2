import { Stack } from '../examples/arrange.tsx';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { Age } from '../state/Age.tsx';
import { Figure } from './Figure.tsx';
import { Meter } from './Meter.tsx';

const now = new Date('2026-03-02T15:02:00Z');

export const gallery: GalleryPage = {
  name: 'figure',
  title: 'Figure, Meter',
  when: 'Figure is one number that answers the question of the page: minutes in the queue, free spaces. Its age or a remark stands under it. Meter shows how much of a whole is used.',
  whenNot:
    'Several numbers to compare are a DataTable. Progress of something under way is no Meter. Never a Meter without words: its length is not read by everyone.',
  examples: [
    {
      name: 'figure',
      title: 'Figure with its unit and its age',
      render: () => (
        <Figure
          label="Security, national flights"
          value={8}
          unit="min"
          note={<Age instant="2026-03-02T15:00:00Z" now={now} />}
        />
      ),
    },
    {
      name: 'figure-alone',
      title: 'Figure alone',
      render: () => <Figure label="Free spaces" value="412" />,
    },
    {
      name: 'figure-missing',
      title: 'Figure that could not be had',
      render: () => (
        <Figure label="Migration, departures" value="–" note="No measurement since 09:40" />
      ),
    },
    {
      name: 'figure-long',
      title: 'Figure with a long label and value',
      render: () => (
        <Figure
          label="Passengers of international flights who were received in the year 2025, connections included"
          value="46,258,913"
          unit="passengers"
        />
      ),
    },
    {
      name: 'meters',
      title: 'Meter: empty, half, nearly full, full',
      render: () => (
        <Stack>
          <Meter label="Level 1: no car yet" value={0} max={400} />
          <Meter label="Level 2: 198 of 400 spaces" value={198} max={400} />
          <Meter label="Level 3: 391 of 400 spaces" value={391} max={400} />
          <Meter label="Level 4: full" value={400} max={400} text="Full" />
        </Stack>
      ),
    },
  ],
};
