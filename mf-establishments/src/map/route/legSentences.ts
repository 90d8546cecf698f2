import type { useEstablishmentMessages } from '../../messages.ts';
import type { Leg, Step } from './mapRoute.ts';

type Translate = ReturnType<typeof useEstablishmentMessages>;

/** What to do on a leg, in a sentence. */
export function legSentence({ kind, metres, toFloor, toTerminal }: Leg, t: Translate): string {
  return t(`route.leg.${kind}`, { metres, floor: toFloor, terminal: t(`terminal.${toTerminal}`) });
}

/** How long the queue, or the bus, takes of it; null without one. */
export function waitSentence({ waitOf, waitMinutes }: Leg, t: Translate): string | null {
  if (waitOf === null || waitMinutes === 0) return null;
  return t(`route.wait.${waitOf}`, { count: waitMinutes });
}

/** How long a leg takes, its waiting included. */
export function legTime({ minutes, waitMinutes }: Leg, t: Translate): string {
  const count = minutes + waitMinutes;
  return count > 0 ? t('route.minutes', { count }) : t('route.underMinute');
}

/** One written direction. What can be seen where it begins is named before what to do there. */
export function stepSentence({ turn, metres, landmark }: Step, t: Translate): string {
  return landmark === null
    ? t(`route.step.${turn}`, { metres })
    : t(`route.step.${turn}At`, { metres, landmark });
}
