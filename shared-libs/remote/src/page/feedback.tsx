import { PageFeedback } from '@eldorado/ui/feedback';
// By its shared name: a copy of its own would know no router.
import { useLocation } from '@eldorado/remote/routing';

/** The remote's release, written into its code by its build. */
declare const OWN_RELEASE: string;
const release = typeof OWN_RELEASE === 'undefined' ? '' : OWN_RELEASE;

/** Asks whether the page on screen helped, at the end of an information page. */
export function Feedback() {
  return <PageFeedback page={useLocation().pathname} release={release} />;
}
