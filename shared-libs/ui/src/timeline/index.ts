export { Timeline, type TimelineStep, type TimelineStepState } from './Timeline.tsx';
