import { useRef, useState, type ComponentProps } from 'react';
import { TextField, useHydrated } from '@eldorado/ui';
import css from './email.module.css';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  defaultValue: string;
  /** The address that was probably meant, as the page comes. */
  near: string | null;
  /** The same of an address as it is typed: `nearAddress`, whose code may come later. */
  find: (address: string) => string | null | Promise<string | null>;
  /** Asks whether another address was meant. */
  ask: (address: string) => string;
}

/** An e-mail address. One that looks mistyped is asked about where its hint was; it is taken all the same. */
export function EmailField({ near: first, find, ask, hint, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [near, setNear] = useState(first);
  // Without its code nothing is asked.
  const look = async (address: string) => setNear(await find(address));
  const lookAt = (address: string) => void look(address).catch(() => undefined);

  function take(address: string) {
    const { current } = input;
    if (!current) return;
    current.value = address;
    // What keeps the words of a form hears of it as of typing.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.focus();
    setNear(null);
  }

  const question = near !== null && hydrated && (
    <button type="button" className={css.take} onClick={() => take(near)}>
      {ask(near)}
    </button>
  );
  return (
    <TextField
      {...field}
      ref={input}
      type="email"
      autoComplete="email"
      spellCheck={false}
      hint={
        // Always there, so that what comes into it is spoken.
        <span role="status">{near === null ? hint : question || ask(near)}</span>
      }
      // What is put into it, by a password manager or out of what was kept, is not being typed.
      onInput={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) lookAt(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => lookAt(currentTarget.value)}
    />
  );
}
