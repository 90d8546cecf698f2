import { bogotaDay, useLocale, type Locale } from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { AnswerCard, type AnswerRow } from '@eldorado/ui/article';
import { calendarIcon, clockIcon, locationIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsNote } from '../newsApi.ts';
import { spanText } from '../newsDate.ts';
import css from './note.module.css';

/** When an event is and where, with its file for calendars; how long a notice holds. Nothing for news. */
export function WhenCard({ note, lang }: { note: NewsNote; lang: Locale | undefined }) {
  const t = useCorporateMessages();
  const locale = useLocale();
  const { event, notice, slug } = note;
  const span = event ? [event.start, event.end] : notice ? [notice.from, notice.to] : null;
  if (!span) return null;
  const [from = '', to = ''] = span;
  const rows: AnswerRow[] = [
    {
      label: event ? t('news.when') : t('news.holds'),
      icon: event ? calendarIcon : clockIcon,
      answer: <time dateTime={bogotaDay(new Date(from))}>{spanText(from, to, locale)}</time>,
    },
  ];
  if (event)
    rows.push({
      label: t('news.where'),
      icon: locationIcon,
      answer: <span lang={lang}>{event.place}</span>,
    });
  return (
    <div className={css.when}>
      <AnswerCard label={t(event ? 'news.one.event' : 'news.one.notice')} rows={rows} />
      {event && (
        <a
          className={css.calendar}
          href={`/api/v2/news/${slug}/event.ics?locale=${locale}`}
          download={`${slug}.ics`}
        >
          <Icon icon={calendarIcon} />
          {t('news.calendar')}
        </a>
      )}
    </div>
  );
}
