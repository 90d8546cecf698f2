import { useMemo } from 'react';
import { commonDelay } from '../../flight/commonDelay.ts';
import { CommonDelayNotice } from '../../flight/CommonDelayNotice.tsx';
import type { BoardRows } from '../rows/useBoardRows.ts';

/** Says when many flights are late. Rows that a filter let through say nothing of the airport. */
export function BoardDelay({ rows: { all, unfiltered, updatedAt } }: { rows: BoardRows }) {
  const delay = useMemo(
    () => (unfiltered ? commonDelay(all, new Date(updatedAt)) : null),
    [unfiltered, all, updatedAt],
  );
  return <CommonDelayNotice delay={delay} />;
}
