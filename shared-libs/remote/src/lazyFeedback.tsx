import type * as feedbackCode from './feedback.tsx';
import { AsSent } from './sentHtml.tsx';

let code: typeof feedbackCode | undefined;

/** What a screen with `LazyFeedback` loads. A page without the question is still a page: what cannot be had is left out. */
export async function loadFeedback(): Promise<void> {
  code ??= await import(/* webpackChunkName: "feedback" */ './feedback.tsx').catch(() => undefined);
}

/**
 * The question whether the page helped, at the end of a screen that needs code for the rest. On the first page, whose
 * `load` ran on the server, it stays as it was sent.
 */
export function LazyFeedback() {
  if (!code) return <AsSent key="sent" />;
  return (
    <div data-static="">
      <code.Feedback />
    </div>
  );
}
