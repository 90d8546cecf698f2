import { memo } from 'react';
import { SegmentedLinks } from '@eldorado/ui';
import type { Direction } from '../../flight/flightRow.ts';
import { useFlightMessages } from '../../messages.ts';
import { boardPaths } from '../address/boardFilters.ts';

/** Departures, arrivals or connections; what was searched for, and of which day, is kept between the boards. */
export const BoardSwitch = memo(function BoardSwitch({
  current,
  query = '',
  date = null,
}: {
  current: Direction | 'connections';
  query?: string;
  /** Of the board, where it is not today. */
  date?: string | null;
}) {
  const t = useFlightMessages();
  const kept = new URLSearchParams({ ...(query && { q: query }), ...(date !== null && { date }) });
  const search = kept.size > 0 ? `?${kept.toString()}` : '';
  return (
    <SegmentedLinks
      label={t('chooseBoard')}
      items={[
        ...(['departures', 'arrivals'] as const).map((direction) => ({
          to: boardPaths[direction] + search,
          label: t(direction),
          current: current === direction,
        })),
        { to: '/vuelos/conexiones', label: t('connections'), current: current === 'connections' },
      ]}
    />
  );
});
