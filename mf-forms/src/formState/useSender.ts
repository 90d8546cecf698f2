import { useRef, useState, type ComponentType, type FocusEvent, type FormEvent } from 'react';

/**
 * Fetches what takes a form over from the browser, once a person touches it. Until it is there the form is the browser's to send.
 * @param load fetches the component that does, which shows nothing itself.
 * @param onOffline called when a form is submitted that can neither be taken over nor sent: what is in it would be gone with the page.
 */
export function useSender<Props>(
  load: () => Promise<ComponentType<Props>>,
  onOffline: (form: HTMLFormElement) => void,
) {
  const [taken, setTaken] = useState<{
    Sender: ComponentType<Props>;
    form: HTMLFormElement;
  } | null>(null);
  const [waiting, setWaiting] = useState(false);
  const taking = useRef<Promise<void>>(null);
  const takeOver = (form: HTMLFormElement) =>
    (taking.current ??= load().then(
      (Sender) => setTaken({ Sender, form }),
      (error: unknown) => {
        // The network may be back at the next touch.
        taking.current = null;
        throw error;
      },
    ));
  return {
    /** What came, and the form that it takes over; null before. */
    taken,
    /** Somebody submitted the form before it came. */
    waiting,
    touch: ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
      void takeOver(currentTarget).catch(() => undefined),
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { currentTarget } = event;
      setWaiting(true);
      takeOver(currentTarget).catch(() => {
        if (navigator.onLine) return currentTarget.submit();
        setWaiting(false);
        onOffline(currentTarget);
      });
    },
  };
}
