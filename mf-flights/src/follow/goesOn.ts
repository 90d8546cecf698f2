import type { FlightDetail } from '../detail/data/flightDetail.ts';

const over: readonly FlightDetail['state'][] = ['DEP', 'ARR', 'CNX', 'DIV'];

/** Whether there may still be news of a flight. */
export const goesOn = ({ state }: FlightDetail): boolean => !over.includes(state);
