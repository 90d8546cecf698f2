import { useEffect, useState } from 'react';

/** A text once it has stood for a while: what is said aloud while someone types would never end. */
export function useSettled(text: string, milliseconds = 700): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
