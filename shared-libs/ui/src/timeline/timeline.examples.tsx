import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const titles = ['Check-in opens', 'Gate opens', 'Boarding', 'Gate closes', 'Take-off'];
const times = ['07:40', '09:25', '09:55', '10:25', '10:40'];

const flight = (at: number): TimelineStep[] =>
  titles.map((title, index) => ({
    key: title,
    title,
    time: <time dateTime={times[index]}>{times[index]}</time>,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));

const example = (name: string, title: string, steps: readonly TimelineStep[]): GalleryExample => ({
  name,
  title,
  render: () => (
    <Timeline label={title} steps={steps} words={{ done: 'Done', now: 'Now', next: 'Later' }} />
  ),
});

export const gallery: GalleryPage = {
  name: 'timeline',
  title: 'Timeline',
  when: 'For what happens in an order one waits for, with the place it has come to: a flight, a connection, a request.',
  whenNot:
    'Not for steps a reader carries out in a form, and not for instructions: those are numbered steps of an article.',
  examples: [
    example('before', 'Nothing has begun', flight(-1)),
    example('under-way', 'Under way', flight(2)),
    example('last-step', 'At its last step', flight(4)),
    example('done', 'All done', flight(5)),
    example('details', 'With details, and times not known', [
      {
        key: 'landing',
        title: 'Landing',
        time: '14:05',
        detail: 'From Lima, pier 2',
        state: 'done',
      },
      { key: 'border', title: 'Migration', detail: 'Queue of about 12 min', state: 'now' },
      { key: 'security', title: 'Security again', detail: '8 min', state: 'next' },
      { key: 'gate', title: 'Walk to gate B11', detail: '11 min walking', state: 'next' },
      {
        key: 'boarding',
        title: 'Boarding to Cartagena',
        time: '15:20',
        state: 'next',
      },
    ]),
  ],
};
