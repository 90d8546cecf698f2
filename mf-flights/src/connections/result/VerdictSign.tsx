import { formatTime, useLocale } from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { checkIcon, clockIcon, closeIcon, infoIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../plan/durationText.ts';
import type { FoundConnection } from '../find/findConnection.ts';
import { FlightEnd } from './FlightEnd.tsx';
import { useVerdictText } from './useVerdictText.ts';
import { VerdictScale } from './VerdictScale.tsx';
import type { Verdict } from '../plan/verdict.ts';
import css from './verdict.module.css';

const marks = {
  comfortable: checkIcon,
  tight: clockIcon,
  impossible: closeIcon,
  open: infoIcon,
} as const;

type Found = Extract<FoundConnection, { kind: 'found' }>;

/** The answer as a sign: a word, a mark and a sentence, then both flights and the minutes. */
export function VerdictSign({ found, verdict }: { found: Found; verdict: Verdict }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { title, sentence } = useVerdictText(found, verdict);
  const { arrival, departure } = found;
  const closesAt =
    'closes' in verdict && arrival.at
      ? formatTime(new Date(Date.parse(arrival.at) + verdict.available * 60_000), locale)
      : null;
  return (
    <div className={css.sign}>
      {/* Flights move while one reads: a verdict that changes is spoken. */}
      <div className={css.head} aria-live="polite">
        <span className={`${css.mark} ${css[verdict.kind]}`}>
          <Icon icon={marks[verdict.kind]} />
        </span>
        <div>
          <h2 id="verdict" className={css.word}>
            {title}
          </h2>
          <p className={css.sentence}>{sentence}</p>
        </div>
      </div>
      {'closes' in verdict && (
        <>
          <VerdictScale verdict={verdict} />
          <dl className={css.facts}>
            <div>
              <dt>{t('connHave')}</dt>
              <dd>{durationText(t, Math.max(0, verdict.available))}</dd>
              <dd className={css.small}>
                {t(`connUntil_${verdict.closes}`, { time: closesAt ?? '' })}
              </dd>
            </div>
            <div>
              <dt>{t('connNeed')}</dt>
              <dd>
                {t('connRange', {
                  from: durationText(t, verdict.needed[0]),
                  to: durationText(t, verdict.needed[1]),
                })}
              </dd>
              <dd className={css.small}>{t(`connReach_${verdict.closes}`)}</dd>
            </div>
          </dl>
        </>
      )}
      <ul className={css.flights}>
        <FlightEnd side="arrival" end={arrival} />
        <FlightEnd side="departure" end={departure} after={arrival.at} />
      </ul>
    </div>
  );
}
