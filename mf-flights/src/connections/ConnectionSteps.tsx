import { languageTag, useLocale } from '@eldorado/i18n';
import { Notice } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import type { ConnectionPlan } from './connectionPlan.ts';
import { ruleSources } from './connectionRules.ts';
import css from './connections.module.css';

/** The answer: what to do in which order, how long it takes, and where those figures were read. */
export function ConnectionSteps({ plan }: { plan: Extract<ConnectionPlan, { kind: 'ready' }> }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const duration = (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : t('durationValue', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const dates = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const [min, max] = plan.minutes;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className={css.title}>
        {t('planTitle')}
      </h2>
      <p className={css.total}>{t('planTotal', { min: duration(min), max: duration(max) })}</p>
      <p>{t('planNote')}</p>
      {plan.terminals === 'unknown' && (
        <Notice tone="info" title={t('terminalsUnknown')}>
          {t('terminalsUnknownText')}
        </Notice>
      )}
      <ol className={css.steps}>
        {plan.steps.map(({ step, minutes, sources }) => (
          <li key={step}>
            <div>
              <h3>{t(`conn_${step}`)}</h3>
              <p>{t(`conn_${step}_text`)}</p>
            </div>
            <p className={css.minutes}>
              {t('minutesRange', { min: minutes[0], max: minutes[1] })}
              {sources.map((source) => {
                const number = plan.sources.indexOf(source) + 1;
                return (
                  <a key={source} href={`#source-${source}`} aria-label={t('source', { number })}>
                    {number}
                  </a>
                );
              })}
            </p>
          </li>
        ))}
      </ol>
      <h3 className={css.sourcesTitle}>{t('sourcesTitle')}</h3>
      <ol className={css.sources}>
        {plan.sources.map((key) => {
          const { title, publisher, readOn } = ruleSources[key];
          return (
            <li key={key} id={`source-${key}`}>
              {title[locale]}
              {publisher &&
                `. ${publisher}, ${t('readOn', { date: dates.format(new Date(readOn)) })}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
