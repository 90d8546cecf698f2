import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@eldorado/ui';

/** Milliseconds of rest, so that a screen reader is not cut short at each letter. */
const rest = 600;

/** Says what has changed, politely, once it has stopped changing. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
