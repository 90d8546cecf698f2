import { useEffect, useRef } from 'react';
import { useSiteSelector } from '@eldorado/store';
import { classNames } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import { progressOf, type LoadingBarState } from './loadingBar.ts';
import styles from './loadingBar.module.css';
import { useLoadingBar } from './useLoadingBar.ts';

/** Milliseconds between two steps of the bar; its movement between them is the style sheet's. */
const stepTime = 100;

/** The bar of the whole site: busy while a page is on its way or a call is under way. */
export function SiteLoadingBar({ navigating }: { navigating: boolean }) {
  const t = useShellMessages();
  const pending = useSiteSelector((state) => state.app.pending);
  const failed = useSiteSelector((state) => state.app.failed);
  const bar = useLoadingBar({ busy: navigating || pending > 0, failed });
  return <LoadingBar bar={bar} label={t('loading')} />;
}

/** The line at the top edge while something loads: fills, then leaves; red when it failed. */
export function LoadingBar({ bar, label }: { bar: LoadingBarState; label: string }) {
  const line = useRef<HTMLDivElement>(null);

  // The width is set here because the site's policy forbids inline styles in HTML.
  useEffect(() => {
    const draw = () => {
      const progress = progressOf(bar, performance.now()) ?? 0;
      line.current?.style.setProperty('scale', `${progress / 100} 1`);
      line.current?.setAttribute('aria-valuenow', String(Math.round(progress)));
    };
    draw();
    if (bar.phase !== 'filling') return;
    const timer = setInterval(draw, stepTime);
    return () => clearInterval(timer);
  }, [bar]);

  if (bar.phase !== 'filling' && bar.phase !== 'done') return null;
  return (
    <div
      ref={line}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(styles.bar, bar.phase === 'done' && bar.failed && styles.failed)}
    />
  );
}
