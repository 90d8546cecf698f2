import { formatNumber, useLocale } from '@eldorado/i18n';
import { ButtonLink, Icon, Link, Notice } from '@eldorado/ui';
import { accessibilityIcon, mapIcon, queueIcon, stairsIcon, walkingIcon } from '@eldorado/ui/icons';
import { LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { WayLegs } from './WayLegs.tsx';
import { wayAddress, wayOnMap, type WayQuestion, type WayView } from './wayView.ts';
import css from './distances.module.css';

/** One way: how long it takes, what to know of it, and where to go, leg by leg. */
export function WayAnswer({ way, question }: { way: WayView; question: WayQuestion }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const metres = formatNumber(way.metres, locale);
  return (
    <section aria-labelledby="way" className={css.answer}>
      <header className={css.sign}>
        <h2 id="way" className={css.ends}>
          {t('wayTitle', { from: way.from, to: way.to })}
        </h2>
        <p className={css.minutes}>{t('minutesValue', { range: way.minutes })}</p>
        <ul className={css.facts}>
          <li>
            <Icon icon={walkingIcon} />
            {t('wayWalk', { minutes: way.walkMinutes, metres })}
          </li>
          {way.waitMinutes > 0 && (
            <li>
              <Icon icon={queueIcon} />
              {t('wayWait', { minutes: way.waitMinutes })}
            </li>
          )}
          <li>
            <Icon icon={way.stepFree ? accessibilityIcon : stairsIcon} />
            {t(way.stepFree ? 'wayStepFree' : 'wayWithSteps')}
          </li>
        </ul>
      </header>
      {way.notes.length > 0 && (
        <Notice tone="info" title={t('wayNotes')}>
          <ul className={css.notes}>
            {way.notes.map((note) => (
              <li key={note}>{t(`note_${note}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <WayLegs way={way} />
      <div className={css.actions}>
        <ButtonLink to={wayOnMap(way, question)}>
          <Icon icon={mapIcon} /> {t('wayMap')}
        </ButtonLink>
        {!way.stepFree && (
          <Link to={wayAddress({ ...question, stepFree: true })}>{t('wayFindStepFree')}</Link>
        )}
        <Link to={wayAddress({ ...question, from: question.to, to: question.from })}>
          {t('wayBack')}
        </Link>
      </div>
      {way.queues && <LiveNotes {...way.queues} />}
    </section>
  );
}
