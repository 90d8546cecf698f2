import { createTextIndex } from '@eldorado/i18n/text';
import type { Store } from '../store.ts';
import { bogotaDay, iso } from '../time/time.ts';
import { jobAreas, jobKinds, type JobOpeningList, type JobOpeningQuery } from './schema.ts';
import type { JobRow } from './tables.ts';

/** Whether one may apply on a day of Bogotá; a closed opening needs nobody to take it away. */
export const isOpenOn = ({ posted, closes }: Pick<JobRow, 'posted' | 'closes'>, today: string) =>
  posted <= today && today <= closes;

/** The openings of an instant, UTC milliseconds, that a query asks for. */
export function openingList(
  { jobs }: Pick<Store, 'jobs'>,
  { area, kind, q }: JobOpeningQuery,
  now: number,
): JobOpeningList {
  const today = bogotaDay(now);
  const open = jobs.filter((job) => isOpenOn(job, today));
  const found = createTextIndex(
    open.map(({ title, employer, description }) => `${title} ${employer} ${description}`),
  ).find(q ?? '');
  const counts = <W extends string>(values: readonly W[], of: (job: JobRow) => W) =>
    values.flatMap((value) => {
      const count = open.filter((job) => of(job) === value).length;
      return count > 0 ? [{ value, count }] : [];
    });
  return {
    updatedAt: iso(now),
    total: open.length,
    areas: counts(jobAreas, (job) => job.area),
    kinds: counts(jobKinds, (job) => job.kind),
    openings: open.filter(
      (job, at) => found[at] === 1 && (!area || job.area === area) && (!kind || job.kind === kind),
    ),
  };
}
