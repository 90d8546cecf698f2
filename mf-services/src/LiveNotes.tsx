import { useNow } from '@eldorado/remote';
import { Age, FailureState, StaleState } from '@eldorado/ui';
import { useServiceMessages } from './messages.ts';

/** From this age on a live figure is not one of now: milliseconds. */
const staleAfter = 2 * 60_000;

/**
 * How old a page's figures are, and whether they are measured or demonstration data; figures older than two minutes are
 * said to be old.
 * @param props.short says the source in a word, where the page says elsewhere what it means.
 */
export function LiveNotes(props: { updatedAt: string; demo: boolean; short?: boolean }) {
  const { updatedAt, demo, short = false } = props;
  const t = useServiceMessages();
  const now = useNow();
  const age = <Age instant={updatedAt} now={now} prefix={t('updated')} />;
  const isStale = now.getTime() - Date.parse(updatedAt) > staleAfter;
  return (
    <>
      {isStale && (
        <StaleState title={t('staleTitle')} age={age}>
          {t('staleText')}
        </StaleState>
      )}
      <p>
        {!isStale && age}
        {!isStale && ' · '}
        {short ? t(demo ? 'demoShort' : 'measuredShort') : <SourceNote demo={demo} />}
      </p>
    </>
  );
}

/** Where live figures come from, as a sentence. */
export function SourceNote({ demo }: { demo: boolean }) {
  return useServiceMessages()(demo ? 'live' : 'measured');
}

/** In the place of live figures that cannot be had, with another try. */
export function LiveFailure({ onRetry }: { onRetry: () => void }) {
  const t = useServiceMessages();
  return (
    <FailureState title={t('failedTitle')} retryLabel={t('retry')} onRetry={onRetry}>
      {t('failedText')}
    </FailureState>
  );
}
