import type { GalleryPage } from '../examples/galleryPage.ts';
import { WeekSchedule, type ScheduleDay } from './WeekSchedule.tsx';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @param hours of each day from Monday; the last one holds for the days after it. */
const week = (hours: readonly string[], today?: number): ScheduleDay[] =>
  names.map((name, index) => {
    const own = hours[Math.min(index, hours.length - 1)] ?? '';
    return {
      key: name,
      name,
      initial: name.charAt(0),
      hours: own,
      closed: own === 'Closed',
      today: index === today,
    };
  });

const weekdays = Array<string>(5).fill('06:00–22:00');

export const gallery: GalleryPage = {
  name: 'schedule',
  title: 'Week schedule',
  when: 'For the hours of a place over a week. Days with the same hours share a line; today is gold.',
  whenNot:
    'Not for whether it is open now: that is a status tag, which comes first. Not for the hours of one date.',
  examples: [
    {
      name: 'same',
      title: 'The same every day',
      render: () => <WeekSchedule label="Hours of Wok" days={week(['05:30–22:00'], 0)} />,
    },
    {
      name: 'weekend',
      title: 'Other hours at the weekend, closed on Sunday',
      render: () => (
        <WeekSchedule
          label="Hours of the notary"
          days={week([...weekdays, '08:00–14:00', 'Closed'], 5)}
        />
      ),
    },
    {
      name: 'two-spans',
      title: 'A break at noon, and a note',
      render: () => (
        <WeekSchedule
          label="Hours of the vaccination point"
          days={week([...Array<string>(5).fill('07:00–12:00, 13:00–17:00'), 'Closed'], 2)}
          note="Closed on public holidays."
        />
      ),
    },
    {
      name: 'always',
      title: 'Around the clock',
      render: () => <WeekSchedule label="Hours of the pharmacy" days={week(['24 hours'])} />,
    },
  ],
};
