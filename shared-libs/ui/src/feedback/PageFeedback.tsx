import { Button, TextArea } from '@eldorado/ui';
import { useWords } from './words.ts';
import styles from './pageFeedback.module.css';

/** As many characters as a reader may write. */
const longest = 500;

/**
 * Asks whether a page helped. A form of HTML alone: the API answers it by the page with `#feedback-thanks` or
 * `#feedback-failed`, which shows what stands there. So it costs no script, works without any, and a page that is kept for
 * everybody stays the same.
 */
export function PageFeedback(props: {
  /** The page's address, with its language. */
  page: string;
  /** The release that renders it: `mf-services@1.2.0`. */
  release: string;
}) {
  const words = useWords();
  return (
    <section className={styles.feedback}>
      <form method="post" action="/api/v2/page-feedback" aria-labelledby="feedback-question">
        <h2 id="feedback-question">{words.question}</h2>
        <input type="hidden" name="page" value={props.page} />
        <input type="hidden" name="release" value={props.release} />
        {/* Nobody sees it; programs fill it in. */}
        <input name="website" autoComplete="off" />
        <div className={styles.answers}>
          <Button type="submit" variant="secondary" name="helpful" value="yes">
            {words.yes}
          </Button>
          <details>
            <summary>{words.no}</summary>
            <TextArea
              id="feedback-why"
              name="why"
              label={words.why}
              hint={words.hint}
              optional
              rows={4}
              maxLength={longest}
            />
            <Button type="submit" name="helpful" value="no">
              {words.send}
            </Button>
          </details>
        </div>
      </form>
      <p id="feedback-thanks" tabIndex={-1}>
        {words.thanks}
      </p>
      <p id="feedback-failed" tabIndex={-1}>
        {words.failed}
      </p>
    </section>
  );
}
