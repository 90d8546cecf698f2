import { formatDay, useLocale, type Locale } from '@eldorado/i18n';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsNote } from '../newsApi.ts';
import css from './note.module.css';

/** What was put right since it came out, and when. Nothing when nothing was. */
export function Corrections(props: {
  corrections: NewsNote['corrections'];
  lang: Locale | undefined;
}) {
  const t = useCorporateMessages();
  const locale = useLocale();
  if (props.corrections.length === 0) return null;
  return (
    <section id="corrections" className={css.corrections}>
      <h2>{t('news.corrections')}</h2>
      <dl>
        {props.corrections.map(({ date, text }) => (
          <div key={date + text}>
            <dt>
              <time dateTime={date}>{formatDay(date, locale)}</time>
            </dt>
            <dd lang={props.lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
