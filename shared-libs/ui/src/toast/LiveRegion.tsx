import { VisuallyHidden } from '@eldorado/ui';

/**
 * Says a change aloud to who does not see it. It must be on the page before its words are; `assertive` interrupts and
 * is for what cannot wait.
 */
export function LiveRegion({
  text,
  tone = 'polite',
}: {
  text: string;
  tone?: 'polite' | 'assertive' | undefined;
}) {
  return (
    <div role={tone === 'polite' ? 'status' : 'alert'}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
