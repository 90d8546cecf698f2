import { offlineIcon } from '../icon/icons.ts';
import { StateBlock, type StateProps } from './StateBlock.tsx';

/** No connection and nothing kept to show instead. What is kept is shown under a `StaleState`. */
export function OfflineState(props: StateProps) {
  return <StateBlock {...props} role="status" icon={offlineIcon} dark />;
}
