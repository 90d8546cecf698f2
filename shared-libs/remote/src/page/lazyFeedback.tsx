import { partAsSent } from '../sent/partAsSent.tsx';

/**
 * The question whether the page helped, at the end of a screen that needs code for the rest: on the first page as it was
 * sent. What a screen loads is awaited in its `load`; a page without the question is still a page.
 */
export const { Part: LazyFeedback, ready: loadFeedback } = partAsSent<object>(
  () =>
    import(/* webpackChunkName: "feedback" */ './feedback.tsx').then(({ Feedback }) => Feedback),
  () => null,
);
