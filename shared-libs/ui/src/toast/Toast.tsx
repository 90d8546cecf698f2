import { useEffect, useState } from 'react';
import { classNames, Icon, type Pictogram } from '@eldorado/ui';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icon/icons.ts';
import type { ToastMessage, ToastTone } from './showToast.ts';
import styles from './toast.module.css';

const icons: Record<ToastTone, Pictogram> = {
  info: infoIcon,
  success: checkIcon,
  error: alertIcon,
};

/** Milliseconds that a message stays: time to notice it, and to read it slowly. */
const lifetime = (text: string) => 4000 + text.length * 80;

/** One message. It goes by itself unless there is something to do about it, it is bad news, or someone is at it. */
export function Toast(props: { message: ToastMessage; closeLabel: string; onClose: () => void }) {
  const { text, tone = 'info', action } = props.message;
  const { onClose } = props;
  const [held, setHeld] = useState(false);
  const stays = held || action !== undefined || tone === 'error';
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(onClose, lifetime(text));
    return () => clearTimeout(timer);
  }, [stays, text, onClose]);
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <span className={styles.mark}>
        <Icon icon={icons[tone]} />
      </span>
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={props.closeLabel}
        className={styles.close}
        onClick={onClose}
      >
        <Icon icon={closeIcon} />
      </button>
    </div>
  );
}
