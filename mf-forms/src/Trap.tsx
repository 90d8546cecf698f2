import { VisuallyHidden } from '@eldorado/ui';
import { useFormMessages } from './messages.ts';

/** A field that people neither see nor reach: what fills it in is asked for work first (docs/decisions/028). */
export function Trap() {
  const t = useFormMessages();
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          {t('trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </div>
  );
}
