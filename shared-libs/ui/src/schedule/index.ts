export { WeekSchedule, type ScheduleDay } from './WeekSchedule.tsx';
