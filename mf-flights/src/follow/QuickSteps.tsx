import { useLocale } from '@eldorado/i18n';
import { Button, Icon } from '@eldorado/ui';
import { bellIcon, calendarIcon } from '@eldorado/ui/icons';
import type { FlightDetail } from '../detail/data/flightDetail.ts';
import { useFlightMessages } from '../messages.ts';
import { calendarAddress } from './calendarAddress.ts';
import { goesOn } from './goesOn.ts';
import type { Follow } from './useFollow.ts';
import css from './follow.module.css';

/** What most travellers do with a flight they have found, right under it; who comes from a notification stops it here. */
export function QuickSteps({ flight, follows }: { flight: FlightDetail; follows: Follow }) {
  const t = useFlightMessages();
  const locale = useLocale();
  if (!goesOn(flight)) return null;
  const { id } = flight.row;
  const { state, busy, stop } = follows;
  return (
    <p className={css.quick}>
      {state.kind === 'following' ? (
        <Button variant="secondary" busy={busy} onClick={() => void stop(state.token)}>
          {t('followStop')}
        </Button>
      ) : (
        <a className={css.action} href="#keep-up">
          <Icon icon={bellIcon} />
          {t('followButton')}
        </a>
      )}
      <a className={css.action} href={calendarAddress(id, locale)} download={`${id}.ics`}>
        <Icon icon={calendarIcon} />
        {t('addCalendar')}
      </a>
    </p>
  );
}
