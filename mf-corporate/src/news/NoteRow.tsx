import { formatDay, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Link, StatusTag } from '@eldorado/ui';
import { useCorporateMessages } from '../messages.ts';
import type { NewsItem } from './newsApi.ts';
import { dayOf, signDate, spanText } from './newsDate.ts';
import { newsPath } from './newsQuery.ts';
import css from './noteRow.module.css';

/** One item of a list: its day first, then what it is about, its title and its sentence. */
export function NoteRow({ item, level }: { item: NewsItem; level: 2 | 3 }) {
  const t = useCorporateMessages();
  const locale = useLocale();
  const { kind, topic, event, corrected } = item;
  const Title = level === 2 ? 'h2' : 'h3';
  const day = dayOf(item);
  const sign = signDate(day, locale);
  // A text in another language says so to screen readers.
  const lang = item.locale === locale ? undefined : item.locale;
  const topicName = t(`news.topic.${topic}`);
  return (
    <article className={css.row}>
      <time dateTime={day} className={css.date}>
        {sign.day && <span className={css.day}>{sign.day} </span>}
        <span className={sign.day ? css.year : css.day}>{sign.year}</span>
      </time>
      <div className={css.words}>
        <p className={css.about}>
          {kind === 'news' ? topicName : `${t(`news.one.${kind}`)} · ${topicName}`}
          {lang && ` · ${t('news.onlyIn', { language: t(`news.language.${item.locale}`) })}`}
          <NoticeState item={item} />
        </p>
        <Title className={css.title} lang={lang}>
          <Link to={`${newsPath}/${item.slug}`}>{item.title}</Link>
        </Title>
        {event && (
          <p className={css.where}>
            {spanText(event.start, event.end, locale)} · <span lang={lang}>{event.place}</span>
          </p>
        )}
        <p className={css.summary} lang={lang}>
          {item.summary}
        </p>
        {corrected && (
          <p className={css.corrected}>
            {t('news.corrected', { date: formatDay(corrected, locale) })}
          </p>
        )}
      </div>
    </article>
  );
}

/** Whether a notice holds at the moment. */
function NoticeState({ item: { notice } }: { item: NewsItem }) {
  const t = useCorporateMessages();
  const now = useNow().getTime();
  if (!notice || now < Date.parse(notice.from) || now >= Date.parse(notice.to)) return null;
  return (
    <StatusTag tone={notice.tone === 'warning' ? 'caution' : 'neutral'} className={css.state}>
      {t('news.inForce')}
    </StatusTag>
  );
}
