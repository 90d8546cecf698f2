import { memo } from 'react';
import { SegmentedLinks } from '@eldorado/ui';
import type { Direction } from '../../flight/flightRow.ts';
import { useFlightMessages } from '../../messages.ts';
import { boardPaths } from '../address/boardFilters.ts';

/** Departures, arrivals or connections; what was searched for is kept between the boards. */
export const BoardSwitch = memo(function BoardSwitch({
  current,
  query = '',
}: {
  current: Direction | 'connections';
  query?: string;
}) {
  const t = useFlightMessages();
  const search = query && `?${new URLSearchParams({ q: query }).toString()}`;
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
