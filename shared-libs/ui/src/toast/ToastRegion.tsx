import { useCallback, useEffect, useRef, useState } from 'react';
import { listenForToasts, type ToastMessage } from './showToast.ts';
import { Toast } from './Toast.tsx';
import styles from './toast.module.css';

interface Shown {
  id: number;
  message: ToastMessage;
}

/** More would cover the page. */
const most = 3;

/**
 * Where `showToast` shows its messages: once on a page, at its end. Bad news interrupts a screen reader, other
 * messages wait for it. Under an open modal dialog nothing here is heard: say it in the dialog.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const count = useRef(0);

  useEffect(
    () =>
      listenForToasts((message) => {
        count.current += 1;
        const id = count.current;
        setShown((others) => [...others, { id, message }].slice(-most));
      }),
    [],
  );
  const close = useCallback((id: number) => {
    // Where the focus came from, or it would be lost with the message.
    if (region.current?.contains(document.activeElement)) {
      if (before.current instanceof HTMLElement) before.current.focus();
    }
    setShown((others) => others.filter((other) => other.id !== id));
  }, []);

  const list = (urgent: boolean) =>
    shown
      .filter(({ message }) => (message.tone === 'error') === urgent)
      .map(({ id, message }) => <ClosingToast key={id} {...{ id, message, closeLabel, close }} />);
  return (
    <div
      ref={region}
      className={styles.region}
      {...(shown.length > 0 && { role: 'region', 'aria-label': label })}
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <div role="alert" aria-atomic="false" className={styles.list}>
        {list(true)}
      </div>
      <div role="status" aria-atomic="false" className={styles.list}>
        {list(false)}
      </div>
    </div>
  );
}

function ClosingToast({
  id,
  close,
  ...toast
}: {
  id: number;
  message: ToastMessage;
  closeLabel: string;
  close: (id: number) => void;
}) {
  // The same function at each render, or the message's time would begin again.
  const onClose = useCallback(() => close(id), [close, id]);
  return <Toast {...toast} onClose={onClose} />;
}
