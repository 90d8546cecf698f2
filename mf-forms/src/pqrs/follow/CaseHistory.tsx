import { formatDate, formatDay, formatTime, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { fill } from '../pqrsText.ts';
import type { FollowTexts } from './texts/es.ts';
import css from '../pqrs.module.css';

type CaseEvent = components['schemas']['CaseEventView'];

/** Everything that happened to a case, the last first, in plain words. */
export function CaseHistory(props: {
  texts: FollowTexts;
  shown: components['schemas']['CaseView'];
}) {
  const { texts, shown } = props;
  const locale = useLocale();
  return (
    <section aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ol className={css.history} reversed>
        {[...shown.events].reverse().map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <h3>
              {fill(eventText(texts, event), {
                day: event.day ? formatDay(event.day, locale) : '',
                to: event.to ?? '',
                rating: event.rating ?? '',
              })}
            </h3>
            <time dateTime={event.at}>
              {formatDate(event.at, locale)}, {formatTime(event.at, locale)}
            </time>
            {event.text && <p>{event.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const eventText = (texts: FollowTexts, { kind }: CaseEvent) =>
  ({
    received: texts.eventReceived,
    taken: texts.eventTaken,
    asked: texts.eventAsked,
    informed: texts.eventInformed,
    extended: texts.eventExtended,
    forwarded: texts.eventForwarded,
    answered: texts.eventAnswered,
    reopened: texts.eventReopened,
    rated: texts.eventRated,
    granted: texts.eventGranted,
    withdrawn: texts.eventWithdrawn,
  })[kind];
