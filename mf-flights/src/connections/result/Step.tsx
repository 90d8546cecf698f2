import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Age, Icon, VisuallyHidden } from '@eldorado/ui';
import {
  bagIcon,
  busIcon,
  documentIcon,
  gateIcon,
  passportIcon,
  shieldIcon,
  suitcaseIcon,
  walkingIcon,
} from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { ConnectionAnswer } from '../find/connectionAnswer.ts';
import type { PlannedStep } from '../plan/connectionPlan.ts';
import { ruleSources, type ConnectionStep } from '../plan/connectionRules.ts';
import { minutesText } from '../plan/durationText.ts';
import css from './steps.module.css';

const icons = {
  leave: walkingIcon,
  immigration: passportIcon,
  claim: suitcaseIcon,
  customs: documentIcon,
  bus: busIcon,
  bagdrop: bagIcon,
  security: shieldIcon,
  exit: passportIcon,
  gate: gateIcon,
} as const satisfies Record<ConnectionStep, string>;

interface Props {
  planned: PlannedStep;
  /** When the flight lands; null where the clock would say nothing. */
  landing: string | null;
  /** The sources in the order of their numbers. */
  order: readonly string[];
  queue: ConnectionAnswer['queue'];
  unknownTerminals: boolean;
}

/** One step: what to do, how long it takes from quickest to slowest, and by when it is done. */
export function Step({ planned, landing, order, queue, unknownTerminals }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { step, needed, walk, wait, minutes, until, sources } = planned;
  const clock = (shift: number) =>
    landing && formatTime(new Date(Date.parse(landing) + shift * 60_000), locale);
  const parts = [
    walk[1] > 0 && wait[1] > 0 && t('connWalk', { minutes: minutesText(walk) }),
    walk[1] > 0 && wait[1] > 0 && t(`connWait_${step}`, { minutes: minutesText(wait) }),
  ].filter(Boolean);
  return (
    <li className={needed === 'perhaps' ? css.perhaps : undefined}>
      <span className={css.stop}>
        <Icon icon={icons[step]} />
      </span>
      <div className={css.words}>
        <h3>
          {t(`conn_${step}`)}{' '}
          {needed === 'perhaps' && <span className={css.maybe}>{t('connPerhaps')}</span>}
        </h3>
        <p>{t(`conn_${step}_text`)}</p>
        {needed === 'perhaps' && (
          <p className={css.why}>
            {t(
              unknownTerminals
                ? 'connPerhapsTerminal'
                : step === 'bagdrop'
                  ? 'connPerhapsDrop'
                  : 'connPerhapsBags',
            )}
          </p>
        )}
        {queue && (
          <p className={css.live}>
            {t('connQueueNow', {
              terminal: t(`terminal_${queue.terminal}`),
              minutes: minutesText(queue.minutes),
            })}{' '}
            <QueueAge instant={queue.updatedAt} />
            {!queue.counted && ` ${t('connQueueAside')}`}
          </p>
        )}
        {parts.length > 0 && <p className={css.parts}>{parts.join(' · ')}</p>}
      </div>
      <div className={css.figures}>
        <p className={css.minutes}>{minutesText(minutes)}</p>
        {landing && (
          <p className={css.clock}>
            <VisuallyHidden>{t('connDoneAt')} </VisuallyHidden>
            {clock(until[0])}–{clock(until[1])}
          </p>
        )}
        <p className={css.refs}>
          {sources.map((source) => {
            const number = order.indexOf(source) + 1;
            return (
              <a
                key={source}
                href={`#source-${source}`}
                aria-label={t('source', { number })}
                title={ruleSources[source].publisher ?? undefined}
              >
                {number}
              </a>
            );
          })}
        </p>
      </div>
    </li>
  );
}

const QueueAge = ({ instant }: { instant: string }) => <Age instant={instant} now={useNow()} />;
