import Type, { type Static } from 'typebox';
import { Day, Instant, LocalTime, LocalizedText, nullable, ref, words } from '../http/schema.ts';

const DayHours = Type.Array(Type.Object({ opens: LocalTime, closes: LocalTime }));

export const WeekSchedule = Type.Object(
  {
    mon: DayHours,
    tue: DayHours,
    wed: DayHours,
    thu: DayHours,
    fri: DayHours,
    sat: DayHours,
    sun: DayHours,
  },
  {
    $id: 'WeekSchedule',
    description:
      'Opening hours in Bogotá. A closing time not after the opening one is on the next day; 00:00–24:00 is the whole day.',
  },
);

export const OpeningHours = Type.Object(
  {
    week: ref(WeekSchedule),
    holiday: nullable(DayHours),
    exceptions: Type.Array(
      Type.Object({
        from: Day,
        to: Day,
        hours: DayHours,
        reason: nullable(ref(LocalizedText)),
      }),
    ),
  },
  {
    $id: 'OpeningHours',
    description:
      'A week, what replaces it on Colombian holidays (null: nothing does), and on days of exception, which win over both. Empty hours: closed.',
  },
);

export const OpenStatus = Type.Object(
  {
    state: words(['open', 'closing', 'closed'], 'closing: open, for 30 minutes more at most'),
    until: nullable(Instant),
    opensAt: nullable(Instant),
  },
  {
    $id: 'OpenStatus',
    description:
      'until: when it closes (null when closed or always open). opensAt: next opening, when closed.',
  },
);

export type WeekSchedule = Static<typeof WeekSchedule>;
export type OpeningHours = Static<typeof OpeningHours>;
export type OpenStatus = Static<typeof OpenStatus>;
