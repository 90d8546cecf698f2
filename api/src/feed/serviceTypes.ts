import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';

/**
 * What IATA's service types (SSIM, appendix C) are on the boards. All others are no flights of theirs: positioning, training,
 * business and general aviation.
 */
export const serviceTypes: Readonly<Partial<Record<string, ScheduleRow['serviceType']>>> = {
  ...{ J: 'J', S: 'J', Q: 'J', G: 'J', B: 'J', R: 'J' },
  ...{ F: 'F', M: 'F', A: 'F' },
  ...{ C: 'C', L: 'C', O: 'C' },
  H: 'H',
};
