import { Notice } from '@eldorado/ui';
import type { Held } from './useHeldForm.ts';

/** Says, each time that a form was sent too early, what it waits for. */
export function HeldNotice(props: { held: Held | null; files: string; offline: string }) {
  const { held } = props;
  if (held === null) return null;
  return (
    <Notice key={held.times} tone="warning" role="alert">
      {held.why === 'files' ? props.files : props.offline}
    </Notice>
  );
}
