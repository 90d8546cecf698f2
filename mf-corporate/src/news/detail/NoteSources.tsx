import { useLocale } from '@eldorado/i18n';
import { dateText } from '@eldorado/remote/article';
import { Icon, Link } from '@eldorado/ui';
import { externalIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsNote } from '../newsApi.ts';
import css from './note.module.css';

/** Who says so, each with the date of its page as far as it is known. */
export function NoteSources({ sources }: { sources: NewsNote['sources'] }) {
  const t = useCorporateMessages();
  const locale = useLocale();
  return (
    <section className={css.sources}>
      <h2>{t('news.sources', { count: sources.length })}</h2>
      <ul>
        {sources.map(({ publisher, url, date }) => (
          <li key={url}>
            <Link to={url}>
              {publisher}
              <Icon icon={externalIcon} />
            </Link>{' '}
            <span>
              {date ? <time dateTime={date}>{dateText(date, locale)}</time> : t('news.undated')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
