import { Component, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FailureState, Skeleton } from '@eldorado/ui';
import { appActions, useSiteDispatch } from '@eldorado/store';
import { useShellMessages } from '../messages.ts';
import { copyOfFirstPage } from './serverContent.ts';

/**
 * Keeps a remote's faults to itself. While its code loads, the server's content stays; when its screen throws,
 * the server's content is put back if this is the first page, else a notice with a retry takes its place.
 */
export function RemoteBoundary({ remote, children }: { remote: string; children: ReactNode }) {
  const dispatch = useSiteDispatch();
  return (
    <Catch onError={() => dispatch(appActions.remoteBroke(remote))} fallback={<Fallback />}>
      <Suspense fallback={<Skeleton />}>{children}</Suspense>
    </Catch>
  );
}

class Catch extends Component<
  { onError: () => void; fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Fallback() {
  const t = useShellMessages();
  const place = useRef<HTMLDivElement>(null);
  const [content] = useState(copyOfFirstPage);
  useLayoutEffect(() => {
    if (content) place.current?.replaceChildren(...content);
  }, [content]);
  if (content) return <div ref={place} />;
  return (
    <FailureState
      title={t('remoteFailedTitle')}
      retryLabel={t('reload')}
      onRetry={() => window.location.reload()}
    >
      {t('remoteFailedText')}
    </FailureState>
  );
}
