import { useState, type SubmitEvent } from 'react';
import { Button, CheckboxField, classNames, Icon } from '@eldorado/ui';
import { bellIcon, checkIcon } from '@eldorado/ui/icons';
import type { Direction } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import { eventsOf } from './followEvents.ts';
import type { Follow } from './useFollow.ts';
import css from './follow.module.css';

/** Notifications of this flight in this browser, and what there is instead where it cannot have any. */
export function FollowCard({ follows, direction }: { follows: Follow; direction: Direction }) {
  const t = useFlightMessages();
  const { state, busy, follow, stop } = follows;
  const [none, setNone] = useState(false);
  const events = eventsOf[direction];

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('events');
    setNone(chosen.length === 0);
    if (chosen.length > 0 && !busy) void follow(events.filter((name) => chosen.includes(name)));
  }

  const following = state.kind === 'following';
  return (
    <section className={classNames(css.card, css.main)} aria-labelledby="follow">
      <span className={css.pictogram}>
        <Icon icon={following ? checkIcon : bellIcon} />
      </span>
      <h3 id="follow" className={css.title}>
        {t(following ? 'following' : 'follow')}
      </h3>
      <p className={css.text}>{t(following ? 'followingText' : 'followText')}</p>
      {following && (
        <Button variant="secondary" busy={busy} onClick={() => void stop(state.token)}>
          {t('followStop')}
        </Button>
      )}
      {state.kind === 'idle' && (
        <form className={css.form} onSubmit={send}>
          <fieldset className={css.choice}>
            <legend>{t('followWhich')}</legend>
            {events.map((name) => (
              <CheckboxField
                key={name}
                id={`event-${name}`}
                name="events"
                value={name}
                label={t(`event_${name}`)}
                defaultChecked
              />
            ))}
          </fieldset>
          <Button type="submit" busy={busy}>
            {t('followButton')}
          </Button>
        </form>
      )}
      <p role="status" className={css.status}>
        {none && state.kind === 'idle' && t('followNone')}
        {!none && state.kind === 'idle' && state.message && t(state.message)}
        {state.kind === 'unsupported' && t(state.message)}
        {state.kind === 'following' && state.failed && t('followStopFailed')}
      </p>
      <p className={css.note}>{t(state.kind === 'unsupported' ? 'followElse' : 'followPrivacy')}</p>
    </section>
  );
}
