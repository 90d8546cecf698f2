import type { ReactNode } from 'react';
import { PageHeading } from '@eldorado/ui';
import type { Direction } from '../../flight/flightRow.ts';
import { useFlightMessages } from '../../messages.ts';
import css from '../board.module.css';

/** What the board is, with what is known of its rows beside it. */
export function BoardTitle({ direction, aside }: { direction: Direction; aside?: ReactNode }) {
  const t = useFlightMessages();
  return (
    <PageHeading
      compact
      className={css.heading}
      title={t(direction)}
      lead={t(direction === 'departures' ? 'departuresLead' : 'arrivalsLead')}
      aside={aside}
    />
  );
}
