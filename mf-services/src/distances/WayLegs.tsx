import { formatNumber, useLocale } from '@eldorado/i18n';
import type { Pictogram } from '@eldorado/ui';
import {
  busIcon,
  documentIcon,
  elevatorIcon,
  passportIcon,
  shieldIcon,
  stairsIcon,
  walkingIcon,
} from '@eldorado/ui/icons';
import { useServiceMessages } from '../messages.ts';
import type { LegView, StepView, WayView } from './wayView.ts';
import { Means } from '../Means.tsx';
import css from './distances.module.css';

const pictograms: Record<LegView['kind'], Pictogram> = {
  walk: walkingIcon,
  ramp: walkingIcon,
  travelator: walkingIcon,
  lift: elevatorIcon,
  escalator: stairsIcon,
  stairs: stairsIcon,
  security: shieldIcon,
  immigration: passportIcon,
  customs: documentIcon,
  bus: busIcon,
};

/** The way as written directions: what to do on each floor, at each check and in each lift, in order. */
export function WayLegs({ way }: { way: WayView }) {
  const t = useServiceMessages();
  const locale = useLocale();
  return (
    <ol className={css.legs}>
      {way.legs.map((leg, index) => (
        <li key={index} className={css.leg}>
          <Means icon={pictograms[leg.kind]} />
          <div>
            <h3 className={css.legTitle}>
              {t(`leg_${leg.kind}`, {
                metres: formatNumber(leg.metres, locale),
                floor: leg.toFloor,
                terminal: leg.toTerminal.slice(1),
              })}
            </h3>
            <p className={css.where}>
              {t('legWhere', { terminal: leg.terminal.slice(1), floor: leg.floor })}
            </p>
            {leg.waitOf && <p>{t(`wait_${leg.waitOf}`, { minutes: leg.waitMinutes })}</p>}
          </div>
          <b className={css.legMinutes}>
            {leg.minutes + leg.waitMinutes > 0
              ? t('minutesValue', { range: leg.minutes + leg.waitMinutes })
              : t('lessThanMinute')}
          </b>
          {/* A single step says what the leg says. */}
          {leg.steps.length > 1 && <Steps steps={leg.steps} to={way.to} />}
        </li>
      ))}
    </ol>
  );
}

function Steps({ steps, to }: { steps: readonly StepView[]; to: string }) {
  const t = useServiceMessages();
  const locale = useLocale();
  return (
    <ol className={css.steps}>
      {steps.map(({ turn, metres, landmark }, index) => {
        const walked = formatNumber(metres, locale);
        return (
          <li key={index}>
            {turn === 'arrive'
              ? t('stepArrive', { place: to })
              : landmark
                ? t(`stepAt_${turn}`, { metres: walked, landmark })
                : t(`step_${turn}`, { metres: walked })}
          </li>
        );
      })}
    </ol>
  );
}
