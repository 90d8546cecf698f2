/** A row of an imported schedule, checked. Times are minutes of the day in Bogotá. */
export interface ScheduleRow {
  direction: 'A' | 'D';
  airline: string;
  number: number;
  suffix: string;
  airport: string;
  /** Minutes since midnight in Bogotá. */
  time: number;
  /** Minutes of the whole leg; null when it is to be computed from the distance. */
  durationMinutes: number | null;
  /** Either one day, or weekdays (ISO, 1 = Monday) within a validity. */
  date: string | null;
  days: string;
  validFrom: string | null;
  validTo: string | null;
  serviceType: 'J' | 'C' | 'F' | 'H';
  terminal: 'T1' | 'T2';
  gate: string | null;
  belt: string | null;
  desks: string | null;
  aircraft: string | null;
  registration: string | null;
  codeshares: string[];
  /** Only with a date: minutes since midnight of that day in Bogotá, past 1,440 for the next day. */
  estimated: number | null;
  actual: number | null;
  status: 'CNX' | 'DIV' | null;
}
