import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, Icon, Notice, VisuallyHidden } from '@eldorado/ui';
import { fullScreenIcon, mapIcon, minusIcon, plusIcon, printIcon } from '@eldorado/ui/icons';
import type { Pictogram } from '@eldorado/ui';
import { mapKey } from '@eldorado/ui/map';
import { useEstablishmentMessages } from '../../messages.ts';
import type { Scene } from '../canvas/scene.ts';
import type { Place } from '../places/mapPlace.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useMapCanvas } from './useMapCanvas.ts';
import { whereText } from '../places/whereText.ts';
import colours from './mapColours.module.css';
import styles from './mapFrame.module.css';

interface MapFrameProps {
  /** Null until it is known what to draw. */
  scene: Scene | null;
  /** Names the map: terminal and floor. */
  label: string;
  chosen: Pick<Place, 'slug' | 'name' | 'terminal' | 'floor' | 'location' | 'zone'> | null;
  /** A place was pressed, or none. */
  onChoose: (slug: string | null) => void;
  onClose: () => void;
  /** On the upper edge. */
  strip?: ReactNode;
  switches: ReactNode;
  /** The card on the lower edge. */
  children?: ReactNode;
}

/**
 * The drawn floor with its buttons, and what lies on its edges. It adds to the list beside it and replaces nothing of it:
 * without scripts only strip, switches and card are here.
 */
export function MapFrame({ scene, label, chosen, onChoose, onClose, ...on }: MapFrameProps) {
  const t = useEstablishmentMessages();
  const helpId = useId();
  const frame = useRef<HTMLElement>(null);
  const { target, canvas, failed } = useMapCanvas(scene, onChoose);
  const { isFull, toggle } = useFullScreen(frame);

  useEffect(() => {
    // On a phone the list lies under the map: what was chosen there must be seen here.
    if (chosen && frame.current) showFrame(frame.current);
  }, [chosen]);

  const press = (event: KeyboardEvent) => {
    const action = event.key === 'Enter' ? ({ kind: 'choose' } as const) : mapKey(event);
    if (!action || !canvas.current) return;
    event.preventDefault();
    if (action.kind === 'choose') canvas.current.chooseMiddle();
    if (action.kind === 'close') onClose();
    if (action.kind === 'pan') canvas.current.panBy(action.right, action.down);
    if (action.kind === 'zoom') canvas.current.zoomBy(action.steps);
    if (action.kind === 'fit') canvas.current.fit();
  };
  const button = (icon: Pictogram, name: string, onClick: () => void) => (
    <button type="button" aria-label={name} title={name} onClick={onClick}>
      <Icon icon={icon} />
    </button>
  );
  return (
    <section
      ref={frame}
      className={classNames(colours.colours, styles.frame, Boolean(on.strip) && styles.withStrip)}
      aria-label={label}
    >
      {on.strip}
      <div
        ref={target}
        className={styles.canvas}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={press}
        data-frame={scene ? JSON.stringify(scene.frame) : undefined}
        data-selected={scene?.selected ?? undefined}
        // The canvas is put in here, perhaps before the page is live; an empty text keeps React out of it.
        suppressHydrationWarning
      >
        {''}
      </div>
      <p id={helpId} hidden>
        {t('map.help')}
      </p>
      {on.switches}
      <div className={styles.buttons} role="group" aria-label={t('map.controls')}>
        {button(plusIcon, t('map.zoomIn'), () => canvas.current?.zoomBy(1))}
        {button(minusIcon, t('map.zoomOut'), () => canvas.current?.zoomBy(-1))}
        {button(mapIcon, t('map.fit'), () => canvas.current?.fit())}
        {button(fullScreenIcon, t(isFull ? 'map.leaveFullScreen' : 'map.fullScreen'), toggle)}
        {button(printIcon, t('map.print'), () => window.print())}
      </div>
      <div className={styles.foot}>
        {failed && (
          <Notice tone="warning" role="status" title={t('map.failed')} className={styles.failed}>
            {t('map.failedText')}{' '}
            <button type="button" onClick={() => canvas.current?.retry()}>
              {t('failure.retry')}
            </button>
          </Notice>
        )}
        <div role="status">
          <VisuallyHidden>
            {chosen && t('map.chosen', { name: chosen.name, where: whereText(chosen, t) })}
          </VisuallyHidden>
        </div>
        {on.children}
      </div>
    </section>
  );
}

function showFrame(frame: HTMLElement): void {
  const { top, bottom } = frame.getBoundingClientRect();
  const isSeen = bottom > 160 && top < window.innerHeight - 160;
  if (!isSeen) frame.scrollIntoView({ block: 'start' });
}
