import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSiteSelector } from '@eldorado/store';
import { TextField } from '@eldorado/ui';
import { usePageMessages } from '../../messages.ts';
import type { ExampleFlight } from '../homeApi.ts';
import type { SuggestFieldProps, TypedSoFar } from './SuggestField.tsx';

/**
 * A text field that begins to suggest once it is focused: the code for that is no part of what the page needs to be
 * live. Neither the words nor the focus are lost on the way, and without the code it stays a text field.
 */
export function QueryField({
  example,
  arrives,
  className,
}: {
  example: ExampleFlight | null;
  arrives: boolean;
  className?: string | undefined;
}) {
  const t = usePageMessages();
  // What was looked for on the boards in this tab.
  const query = useSiteSelector((state) => state.flights.query);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const [suggesting, setSuggesting] = useState<{
    Field: ComponentType<SuggestFieldProps>;
    typed: TypedSoFar;
  }>();

  const beginToSuggest = () => {
    if (asked.current) return;
    asked.current = true;
    import(/* webpackChunkName: "flight-suggestions" */ './SuggestField.tsx').then(
      ({ SuggestField }) => {
        const plain = input.current;
        if (!plain) return;
        const { value: text, selectionStart, selectionEnd } = plain;
        const typed: TypedSoFar = {
          text,
          focused: document.activeElement === plain,
          selection: [selectionStart, selectionEnd],
        };
        // At once, or a key pressed in between would be lost with the old field.
        flushSync(() => setSuggesting({ Field: SuggestField, typed }));
      },
      // No network: the next focus tries again.
      () => (asked.current = false),
    );
  };
  useEffect(() => {
    // Focused before the page was live.
    if (document.activeElement === input.current) beginToSuggest();
  }, []);

  const field = {
    label: t('searchLabel'),
    name: 'q',
    className,
  };
  const inputProps = {
    type: 'search',
    // Of a departure: under arrivals it would be no example.
    placeholder: example && !arrives ? t('searchHint', { ...example }) : undefined,
    enterKeyHint: 'search',
    maxLength: 80,
  } as const;
  if (suggesting) {
    const { Field, typed } = suggesting;
    return <Field {...field} inputProps={inputProps} arrives={arrives} typed={typed} />;
  }
  return (
    <TextField
      {...field}
      {...inputProps}
      ref={input}
      autoComplete="off"
      defaultValue={query}
      onFocus={beginToSuggest}
    />
  );
}
