import { useLayoutEffect, useRef, useState } from 'react';
import { FailureState } from '@eldorado/ui';
import { SupportCode } from '../errors/SupportCode.tsx';
import { useShellMessages } from '../messages.ts';

/**
 * In place of a part of a remote that could not be shown: what stood there before, when there was something, else
 * a notice with a way to try again.
 */
export function RemoteFailed(props: {
  /** Id of the page or the widget. */
  page: string;
  /** Copies what stood there; null or empty when it was not this part's. */
  copy: () => readonly Node[] | null;
  onRetry?: () => void;
}) {
  const t = useShellMessages();
  const place = useRef<HTMLDivElement>(null);
  const [content] = useState(props.copy);
  useLayoutEffect(() => {
    if (content) place.current?.replaceChildren(...content);
  }, [content]);
  if (content?.length) return <div ref={place} />;
  return (
    <FailureState
      title={t('remoteFailedTitle')}
      retryLabel={t('reload')}
      onRetry={props.onRetry ?? (() => window.location.reload())}
    >
      {t('remoteFailedText')} <SupportCode page={props.page} />
    </FailureState>
  );
}
