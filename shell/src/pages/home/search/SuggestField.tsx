import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { Combobox } from '@eldorado/ui/combobox';
import { usePageMessages } from '../../messages.ts';
import { useSuggestions, type FlightSuggestion } from './useSuggestions.ts';

type Combo = ComponentProps<typeof Combobox>;

/** What was in the plain field when the suggesting one took its place. */
export interface TypedSoFar {
  text: string;
  focused: boolean;
  selection: readonly [start: number | null, end: number | null];
}

export interface SuggestFieldProps {
  label: string;
  name: string;
  className?: string | undefined;
  inputProps: NonNullable<Combo['inputProps']>;
  /** Whether arrivals are looked for. */
  arrives: boolean;
  typed: TypedSoFar;
}

/** The search field with suggestions. A suggested flight is gone to; a city or an airline fills the field. */
export function SuggestField({ typed, arrives, inputProps, ...field }: SuggestFieldProps) {
  const t = usePageMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed.text);
  const [query, setQuery] = useState(typed.text);
  const { suggestions, busy } = useSuggestions(query, { input, arrives });

  useLayoutEffect(() => {
    if (!typed.focused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...typed.selection);
  }, [typed]);

  const choose = ({ path }: FlightSuggestion) => {
    if (path) void navigate(localisePath(path, locale));
  };
  return (
    <Combobox
      {...field}
      inputProps={{ ...inputProps, ref: input }}
      value={text}
      onChange={setText}
      onQuery={setQuery}
      onChoose={choose}
      suggestions={suggestions}
      busy={busy}
      emptyText={t('suggestNone')}
      countText={(count) => t('suggestCount', { count })}
    />
  );
}
