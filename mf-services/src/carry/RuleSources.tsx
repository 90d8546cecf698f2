import { formatDay, useLocale } from '@eldorado/i18n';
import { dateText } from '@eldorado/i18n/source';
import { Link } from '@eldorado/ui';
import type { CarryView } from './carryView.ts';
import { useCarryWords } from './words.ts';
import css from './carry.module.css';

/** Where the rules were read, by the numbers that the things name. */
export function RuleSources({ sources, readOn }: Pick<CarryView, 'sources' | 'readOn'>) {
  const words = useCarryWords();
  const locale = useLocale();
  return (
    <details className={css.sources}>
      <summary>{words.sources}</summary>
      <ol>
        {sources.map(({ publisher, date, url }, index) => (
          <li key={url} id={`rule-${index + 1}`}>
            <Link to={url}>{publisher}</Link> ({date ? dateText(date, locale) : words.undated}).{' '}
            {words.readOn} <time dateTime={readOn}>{formatDay(readOn, locale)}</time>.
          </li>
        ))}
      </ol>
    </details>
  );
}
