import { useRef, useState, type ComponentProps } from 'react';
import { TextField, useHydrated } from '@eldorado/ui';
import { nearAddress } from './nearAddress.ts';
import css from './email.module.css';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  defaultValue: string;
  /** Asks whether another address was meant. */
  ask: (address: string) => string;
}

/** An e-mail address. One that looks mistyped is asked about where its hint was; it is taken all the same. */
export function EmailField({ ask, hint, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [near, setNear] = useState(() => nearAddress(field.defaultValue));

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
        if (document.activeElement !== currentTarget) setNear(nearAddress(currentTarget.value));
      }}
      onBlur={({ currentTarget }) => setNear(nearAddress(currentTarget.value))}
    />
  );
}
