import { dateTag, useLocale, type Locale } from '@eldorado/i18n';
import { Link } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import type { PlannedStep } from '../plan/connectionPlan.ts';
import { ruleSources, type RuleSource, type SourceKey } from '../plan/connectionRules.ts';
import css from '../connections.module.css';

/** Every source of the steps, once, in the order in which they are met. */
export const sourcesOf = (steps: readonly PlannedStep[]): SourceKey[] => [
  ...new Set(steps.flatMap(({ sources }) => sources)),
];

const readDay = (day: string, locale: Locale) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(dateTag[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Where rules and minutes were read, and how the verdict is made of them. */
export function Sources({ steps }: { steps: readonly PlannedStep[] }) {
  const t = useFlightMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="sources" className={css.sources}>
      <h2 id="sources">{t('sourcesTitle')}</h2>
      <p>{t('connHow')}</p>
      <ol>
        {sourcesOf(steps).map((key) => {
          const { publisher, url, readOn }: RuleSource = ruleSources[key];
          return (
            <li key={key} id={`source-${key}`}>
              {t(`connSource_${key}`)}
              {publisher && <>. {url ? <Link to={url}>{publisher}</Link> : publisher}</>}
              {`, ${t('readOn', { date: readDay(readOn, locale) })}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
