export interface ScheduleDay {
  key: string;
  /** `L` */
  initial: string;
  /** `Lunes` */
  name: string;
  /** `06:00–22:00`, or the word for closed or for the whole day. */
  hours: string;
  closed?: boolean | undefined;
  today?: boolean | undefined;
}

/** Joins days that follow each other and have the same hours, so that a week has as few lines as it differs. */
export function sameHours(days: readonly ScheduleDay[]): ScheduleDay[][] {
  const lines: ScheduleDay[][] = [];
  for (const day of days) {
    const line = lines.at(-1);
    if (line?.[0]?.hours === day.hours) line.push(day);
    else lines.push([day]);
  }
  return lines;
}
