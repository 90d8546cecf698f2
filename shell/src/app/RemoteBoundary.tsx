import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '@eldorado/ui';
import type { RuntimePage } from '@eldorado/remote/runtime';
import { appActions, useSiteDispatch } from '@eldorado/store';
import { Catch } from './Catch.tsx';
import { RemoteFailed } from './RemoteFailed.tsx';
import { copyOfFirstPage, markLive, onFirstPage } from './serverContent.ts';

/**
 * Keeps a remote's faults to itself. While its code loads, the server's content stays; when its screen throws,
 * the server's content is put back if this is the first page, else a notice with a retry takes its place.
 * @param fellBack whether the screen is ready in another version than the one that made the page.
 */
export function RemoteBoundary({
  page,
  fellBack,
  onError,
  children,
}: {
  page: RuntimePage;
  fellBack: () => boolean;
  onError?: ((page: RuntimePage) => void) | undefined;
  children: ReactNode;
}) {
  const dispatch = useSiteDispatch();
  // The server's content still waits for its own version when somebody filters it: the other one takes its place.
  const { key: address } = useLocation();
  const failed = () => {
    if (onFirstPage()) dispatch(appActions.remoteBroke(page.remote));
    onError?.(page);
  };
  return (
    <Catch
      address={address}
      onError={failed}
      fallback={<RemoteFailed page={page.id} copy={copyOfFirstPage} />}
    >
      <Suspense key={String(fellBack())} fallback={<Skeleton />}>
        {children}
        <Live />
      </Suspense>
    </Catch>
  );
}

/** Says that what stands beside it is live. */
function Live() {
  useEffect(markLive, []);
  return null;
}
