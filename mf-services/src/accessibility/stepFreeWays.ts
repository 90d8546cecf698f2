import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { wayAddress } from '../distances/wayView.ts';

type Schemas = components['schemas'];

export interface StepFreeWay {
  key: string;
  from: string;
  to: string;
  /** Null where only steps lead. */
  minutes: number | null;
  /** Its directions. */
  address: string;
}

export interface StepFreeView {
  /** Whether the map is the demonstration's. */
  demo: boolean;
  terminals: readonly { number: string; ways: readonly StepFreeWay[] }[];
}

/** The usual ways of each terminal for who takes no steps. */
export function stepFreeWays(
  { walkingTimes, source }: Schemas['WalkingTimeList'],
  locale: Locale,
): StepFreeView {
  const terminals = [...new Set(walkingTimes.map(({ terminal }) => terminal))];
  return {
    demo: source === 'demo',
    terminals: terminals.map((id) => ({
      number: id.slice(1),
      ways: walkingTimes
        .filter(({ terminal }) => terminal === id)
        .map(({ from, fromName, fromPlace, to, toName, toPlace, stepFreeMinutes }) => ({
          key: `${from} ${to}`,
          from: fromName[locale],
          to: toName[locale],
          minutes: stepFreeMinutes,
          address: wayAddress({
            from: fromPlace,
            to: toPlace,
            stepFree: stepFreeMinutes !== null,
            flight: '',
          }),
        })),
    })),
  };
}
