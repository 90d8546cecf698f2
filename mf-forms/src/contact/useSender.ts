import { useRef, useState, type FormEvent } from 'react';
import type { ContactSender } from './ContactSender.tsx';

const loadSender = () => import(/* webpackChunkName: "contact-sender" */ './ContactSender.tsx');

/** Fetches what takes the form over from the browser, once a person touches it. Until it is there the form is the browser's to send. */
export function useSender() {
  const [Sender, setSender] = useState<typeof ContactSender | null>(null);
  const [waiting, setWaiting] = useState(false);
  const taking = useRef<Promise<void>>(null);
  const takeOver = () =>
    (taking.current ??= loadSender().then((loaded) => setSender(() => loaded.ContactSender)));
  return {
    Sender,
    /** Somebody submitted the form before it came. */
    waiting,
    touch: () => void takeOver().catch(() => undefined),
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { currentTarget } = event;
      setWaiting(true);
      takeOver().catch(() => currentTarget.submit());
    },
  };
}
