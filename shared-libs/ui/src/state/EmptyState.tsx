import { searchIcon } from '../icon/icons.ts';
import { StateBlock, type StateProps } from './StateBlock.tsx';

/** Nothing to show, why, and what to do instead. */
export function EmptyState(props: StateProps) {
  return <StateBlock {...props} icon={searchIcon} />;
}
