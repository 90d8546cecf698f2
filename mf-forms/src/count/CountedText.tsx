import { useState, type ComponentProps } from 'react';
import { TextArea, VisuallyHidden } from '@eldorado/ui';

interface CountedTextProps extends ComponentProps<typeof TextArea> {
  defaultValue: string;
  /** Most characters that are taken. */
  max: number;
  /** How many are left, or too many. */
  left: (count: number) => string;
  over: (count: number) => string;
}

/** The share of its characters from which on a text is counted. */
const nearly = 0.8;

/** Within one of these nothing new is spoken: who writes is not interrupted by each key. */
const stretchOf = (left: number) => Math.floor(left / (Math.abs(left) > 100 ? 100 : 25));

/** Several lines of text, whose characters are counted once few are left: seen at each key, spoken now and then. */
export function CountedText({ max, left, over, hint, ...field }: CountedTextProps) {
  const leftOf = (text: string) => max - text.trim().length;
  const [seen, setSeen] = useState(() => leftOf(field.defaultValue));
  const [spoken, setSpoken] = useState(seen);
  const words = (count: number) => (count < 0 ? over(-count) : left(count));
  const isCounted = (count: number) => max - count >= max * nearly;
  const counts = isCounted(seen);
  return (
    <div>
      <TextArea
        {...field}
        hint={
          <>
            {hint}
            {counts && <span aria-hidden="true"> {words(seen)}</span>}
          </>
        }
        onInput={({ currentTarget }) => {
          const now = leftOf(currentTarget.value);
          setSeen(now);
          if (!isCounted(spoken) || stretchOf(now) !== stretchOf(spoken)) setSpoken(now);
        }}
      />
      <div role="status">{counts && <VisuallyHidden>{words(spoken)}</VisuallyHidden>}</div>
    </div>
  );
}
