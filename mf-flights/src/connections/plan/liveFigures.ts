import type { components } from '@eldorado/http/api-types';
import type { FlightKind, Minutes } from './connectionRules.ts';

type Schemas = components['schemas'];

/** The wait before security now. */
export interface QueueFigure {
  terminal: 'T1' | 'T2';
  kind: FlightKind;
  minutes: Minutes;
  updatedAt: string;
}

export const parseQueues = ({ queues }: Schemas['QueueList']): QueueFigure[] =>
  queues.map(({ terminal, kind, minutesMin, minutesMax, updatedAt }) => ({
    terminal: `T${terminal}`,
    kind,
    minutes: [minutesMin, minutesMax],
    updatedAt,
  }));

/**
 * Minutes from security to the last gate of each pier, by the pier's letter: the short way, and the one without steps
 * where there is one.
 */
export const parseWalks = ({ walkingTimes }: Schemas['WalkingTimeList']): Record<string, Minutes> =>
  Object.fromEntries(
    walkingTimes.flatMap(({ from, to, minutes, stepFreeMinutes }) => {
      const pier = /-pier-([a-z])$/.exec(to)?.[1];
      return pier && from.includes('-security')
        ? [[pier.toUpperCase(), [minutes, stepFreeMinutes ?? minutes]]]
        : [];
    }),
  );
