import { bogotaDay, bogotaInstant, formatDate, useLocale, type Locale } from '@eldorado/i18n';
import { weekdayOf, weekdays, type Span } from '@eldorado/i18n/hours';
import { useNow } from '@eldorado/remote';
import { WeekSchedule } from '@eldorado/ui/schedule';
import { useEstablishmentMessages } from '../messages.ts';
import type { PlaceDetail } from './placeDetail.ts';
import { specialDays, type SpecialDay } from './specialDays.ts';
import css from './detail.module.css';

type Translate = ReturnType<typeof useEstablishmentMessages>;

function hoursText(spans: readonly Span[], t: Translate): string {
  if (spans.length === 0) return t('badge.closed');
  return spans
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00' ? t('wholeDay') : `${opens}–${closes}`,
    )
    .join(', ');
}

/** Noon, so that the day is the same in every zone near. */
const dayText = (day: string, locale: Locale) => formatDate(bogotaInstant(day, '12:00'), locale);

function dateOf({ from, to }: SpecialDay, locale: Locale, t: Translate): string {
  if (from === to) return dayText(from, locale);
  return t('detail.days', { from: dayText(from, locale), to: dayText(to, locale) });
}

/** The week by the initials of its days, and the days ahead on which it does not hold. */
export function ScheduleCard({ place }: { place: PlaceDetail }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const now = useNow();
  const today = weekdayOf(bogotaDay(now));
  const special = specialDays(place.hours, place.holidays, now);
  return (
    <section aria-labelledby="hours" className={css.card}>
      <h2 id="hours">{t('hours')}</h2>
      <WeekSchedule
        label={t('detail.hoursOf', { name: place.name })}
        days={weekdays.map((day) => {
          const spans = place.hours.week[day];
          return {
            key: day,
            initial: t(`initial.${day}`),
            name: t(`day.${day}`),
            hours: hoursText(spans, t),
            closed: spans.length === 0,
            today: day === today,
          };
        })}
      />
      {special.length > 0 && (
        <>
          <h3 className={css.small}>{t('detail.specialDays')}</h3>
          <dl className={css.special}>
            {special.map((day) => (
              <div key={day.from}>
                <dt>
                  {dateOf(day, locale, t)}
                  {day.isHoliday && ` · ${t('detail.holiday')}`}
                  {day.reason && ` · ${day.reason}`}
                </dt>
                <dd>{day.asUsual ? t('detail.asUsual') : hoursText(day.hours, t)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
