import { bogotaDay, formatDay, type Locale } from '@eldorado/i18n';
import { Link, StatusTag } from '@eldorado/ui';
import type { Opening } from './openings.ts';
import { useJobWords } from './words.ts';
import styles from './jobs.module.css';

/** One opening: until when, who hires, for what, and where one applies. */
export function OpeningCard(props: {
  opening: Opening;
  locale: Locale;
  /** The instant of the list. */
  today: string;
}) {
  const { opening, locale } = props;
  const words = useJobWords();
  const { title, employer, area, kind, description, url, posted, closes } = opening;
  const isLast = closes === bogotaDay(new Date(props.today));
  return (
    <article className={styles.card}>
      <p>
        <StatusTag tone={isLast ? 'caution' : 'positive'}>
          {isLast ? words.lastDay : words.closes(formatDay(closes, locale))}
        </StatusTag>
      </p>
      <h4 lang="es">{title}</h4>
      <p>
        <strong>{employer}</strong>
      </p>
      <p>
        {words.areas[area]} · {words.kinds[kind]} · {words.posted(formatDay(posted, locale))}
      </p>
      <details>
        <summary>{words.description}</summary>
        {description.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} lang="es">
            {paragraph}
          </p>
        ))}
      </details>
      <Link to={url}>{words.apply(employer)}</Link>
    </article>
  );
}
