import { formatTime, useLocale } from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { planeArrivalIcon, planeDepartureIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { ConnectionAnswer } from '../find/connectionAnswer.ts';
import type { FoundConnection } from '../find/findConnection.ts';
import { sourcesOf } from './Sources.tsx';
import { Step } from './Step.tsx';
import css from './steps.module.css';

interface Props {
  found: Extract<FoundConnection, { kind: 'found' }>;
  answer: ConnectionAnswer;
}

/** The way from one aircraft to the other, step by step, with the clock where it is known. */
export function StepList({ found, answer }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { verdict, steps, terminals, queue } = answer;
  // The clock says nothing of a flight that does not come.
  const landing = 'obstacle' in verdict ? null : found.arrival.at;
  const leaving = 'obstacle' in verdict ? null : found.departure.at;
  const order = sourcesOf(steps);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={css.title}>
        {t('planTitle')}
      </h2>
      <p className={css.note}>{t('planNote')}</p>
      <ol className={css.steps}>
        {landing && (
          <li className={css.end}>
            <span className={css.stop}>
              <Icon icon={planeArrivalIcon} />
            </span>
            <span>{t('connLands')}</span>
            <time dateTime={landing}>{formatTime(landing, locale)}</time>
          </li>
        )}
        {steps.map((step) => (
          <Step
            key={step.step}
            planned={step}
            landing={landing}
            order={order}
            queue={step.step === 'security' ? queue : null}
            unknownTerminals={!terminals}
          />
        ))}
        {leaving && (
          <li className={css.end}>
            <span className={css.stop}>
              <Icon icon={planeDepartureIcon} />
            </span>
            <span>{t('connLeaves')}</span>
            <time dateTime={leaving}>{formatTime(leaving, locale)}</time>
          </li>
        )}
      </ol>
    </section>
  );
}
