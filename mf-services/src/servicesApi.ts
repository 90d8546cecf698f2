import type { components } from '@eldorado/http/api-types';
import { formatTime, type Locale } from '@eldorado/i18n';
import { createRemoteApi, type LiveFigures } from '@eldorado/store';

type Schemas = components['schemas'];

export interface SourceView {
  publisher: string;
  /** ISO date. */
  readOn: string;
}

export type TerminalId = Schemas['Terminal']['id'];

export interface ParkingView {
  id: string;
  name: string;
  terminal: TerminalId;
  vehicle: Schemas['Parking']['vehicle'];
  available: number;
  capacity: number;
  /** Who says its capacity; null for a figure of the demonstration. */
  capacitySource: SourceView | null;
  /** The city's cap; null when none is in force. */
  pesosPerMinute: number | null;
  tariffSource: SourceView | null;
  /** Whom to ask about it; null while nobody is published. */
  contact: string | null;
  /** Whether no sensor counts its places. */
  demo: boolean;
  updatedAt: string;
}

/** A half hour of a day. */
export interface DayColumn {
  key: string;
  /** When it begins: "14:30". */
  time: string;
  /** What was measured; null while it is to come. */
  measured: number | null;
  /** What is, or was, expected; null where nobody knows. */
  expected: number | null;
}

/** How a car park's free places go through the day. */
export interface ParkingDay {
  columns: readonly DayColumn[];
  yesterday: Schemas['LiveCourse']['yesterday'];
}

export interface ParkingDaysView {
  /** When its half hours were made. */
  askedAt: string;
  /** By car park. */
  days: Readonly<Record<string, ParkingDay>>;
}

export interface QueueView {
  id: string;
  checkpoint: Schemas['Checkpoint']['checkpoint'];
  terminal: number;
  kind: 'international' | 'national';
  range: string;
  level: 'low' | 'medium' | 'high';
  /** Whether no sensor measures it. */
  demo: boolean;
  updatedAt: string;
  /** The half hours of today. */
  columns: readonly DayColumn[];
  /** When most is expected from now on; null when nothing is. */
  peak: { time: string; minutes: number } | null;
  daysKnown: number;
  /** Minutes by which yesterday's forecast was wrong, and a plain average. */
  yesterday: Schemas['LiveCourse']['yesterday'];
}

export interface CheckpointsView {
  /** When its half hours were made. */
  askedAt: string;
  queues: readonly QueueView[];
}

export type UsualRides = Schemas['TaxiUsualRides'];

const sourceView = ({ source, readOn }: Pick<Schemas['SourceNote'], 'source' | 'readOn'>) => ({
  publisher: source,
  readOn,
});

/** The half hours of a day as a chart draws them. */
const columnsOf = ({ points }: Schemas['LiveCourse'], locale: Locale): DayColumn[] =>
  points.map(({ at, measured, expected }) => ({
    key: at,
    time: formatTime(at, locale),
    measured,
    expected,
  }));

type Wait = Omit<LiveFigures['queues'][number], 'id'>;

const waitNow = ({ minutesMin, minutesMax, level, source, updatedAt }: Wait) => ({
  range: minutesMin === minutesMax ? String(minutesMax) : `${minutesMin}–${minutesMax}`,
  level,
  demo: source === 'demo',
  updatedAt,
});

function queueView(row: Schemas['Checkpoint'], locale: Locale): QueueView {
  const { id, checkpoint, terminal, kind, course } = row;
  const columns = columnsOf(course, locale);
  const toCome = columns.filter(({ measured, expected }) => measured === null && expected);
  const peak = toCome.reduce<DayColumn | null>(
    (most, each) => ((each.expected ?? 0) > (most?.expected ?? 0) ? each : most),
    null,
  );
  return {
    id,
    checkpoint,
    terminal,
    kind,
    ...waitNow(row),
    columns,
    peak: peak && { time: peak.time, minutes: peak.expected ?? 0 },
    daysKnown: course.daysKnown,
    yesterday: course.yesterday,
  };
}

/** Queues with the waits of now; what is not told of stays as it was. */
export const queuesNow = (view: CheckpointsView, { queues }: LiveFigures): CheckpointsView => ({
  ...view,
  queues: view.queues.map((row) => {
    const now = queues.find(({ id }) => id === row.id);
    return now ? { ...row, ...waitNow(now) } : row;
  }),
});

/** Car parks with the free places of now; what is not told of stays as it was. */
export const parkingsNow = (
  list: readonly ParkingView[],
  { parkings }: LiveFigures,
): ParkingView[] =>
  list.map((row) => {
    const now = parkings.find(({ id }) => id === row.id);
    if (!now) return row;
    const { available, source, updatedAt } = now;
    return { ...row, available, demo: source === 'demo', updatedAt };
  });

/** Every endpoint these pages use. */
export const servicesApi = createRemoteApi('services', (build) => ({
  parkings: build.query<ParkingView[], { locale: Locale }>({
    query: () => ({ url: '/v2/parking' }),
    transformResponse: ({ parkings }: Schemas['ParkingList'], _meta, { locale }) =>
      parkings.map(({ id, name, vehicle, available, capacity, capacityOrigin, ...parking }) => ({
        id,
        name: name[locale],
        terminal: parking.terminal,
        vehicle,
        available,
        capacity,
        capacitySource: capacityOrigin.source === 'demo' ? null : sourceView(capacityOrigin),
        pesosPerMinute: parking.tariff?.copPerMinute ?? null,
        tariffSource: parking.tariff && sourceView(parking.tariff),
        contact: parking.contact,
        demo: parking.source === 'demo',
        updatedAt: parking.updatedAt,
      })),
  }),
  parkingDays: build.query<ParkingDaysView, { locale: Locale }>({
    query: () => ({ url: '/v2/parking/courses' }),
    transformResponse: (
      { courses, updatedAt }: Schemas['ParkingCourseList'],
      _meta,
      { locale },
    ) => ({
      askedAt: updatedAt,
      days: Object.fromEntries(
        courses.map(({ id, course }) => [
          id,
          { columns: columnsOf(course, locale), yesterday: course.yesterday },
        ]),
      ),
    }),
  }),
  checkpoints: build.query<CheckpointsView, { locale: Locale }>({
    query: () => ({ url: '/v2/checkpoints' }),
    transformResponse: (
      { checkpoints, updatedAt }: Schemas['CheckpointList'],
      _meta,
      { locale },
    ) => ({
      askedAt: updatedAt,
      queues: checkpoints.map((row) => queueView(row, locale)),
    }),
  }),
  terminals: build.query<readonly { value: TerminalId; label: string }[], { locale: Locale }>({
    query: () => ({ url: '/v2/terminals' }),
    transformResponse: ({ terminals }: Schemas['TerminalList'], _meta, { locale }) =>
      terminals.map(({ id, name }) => ({ value: id, label: name[locale] })),
  }),
  usualRides: build.query<UsualRides, Record<never, never>>({
    query: () => ({ url: '/v2/taxi-imperial/usual-rides' }),
  }),
}));
