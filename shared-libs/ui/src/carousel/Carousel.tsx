import { useRef, useState, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '../icon/icons.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';
import styles from './carousel.module.css';

export interface Slide {
  key: string;
  /** Its name, announced when a button shows it. */
  label: string;
  content: ReactNode;
}

interface Common {
  /** What the slides are, such as "Novedades". */
  label: string;
  slides: readonly Slide[];
  /** A heading beside the buttons; without one they stand below the slides. */
  heading?: ReactNode;
  /** `whole`: one slide at a time. `card`: as many as fit, with a part of the next one. */
  size?: 'whole' | 'card' | undefined;
  previousLabel: string;
  nextLabel: string;
  /** `2 de 5` */
  slideLabel: (n: number, of: number) => string;
  className?: string | undefined;
}

interface Still {
  autoplayMs?: undefined;
  pauseLabel?: string | undefined;
  playLabel?: string | undefined;
}

interface Moving {
  /** Milliseconds on each slide; 5,000 at the least, so that it can be read. */
  autoplayMs: number;
  pauseLabel: string;
  playLabel: string;
}

export type CarouselProps = Common & (Still | Moving);

/**
 * Slides side by side in a list that scrolls sideways: with a finger, the arrow keys, the buttons, and without
 * JavaScript. Every slide stays in the list, so the focus scrolls its slide on screen.
 */
export function Carousel({ label, slides, slideLabel, size = 'whole', ...props }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const rotation = useRef<HTMLButtonElement>(null);
  const { place, move, advance } = useSlides(scroller, slides.length);
  const { playing, setPlaying } = useAutoplay(root, rotation, props.autoplayMs, advance);
  const [announced, setAnnounced] = useState('');

  const step = (direction: 1 | -1) => {
    setPlaying(false);
    const index = move(direction);
    setAnnounced(`${slideLabel(index + 1, slides.length)}: ${slides[index]?.label ?? ''}`);
  };
  const arrow = (direction: 1 | -1, name: string, end: boolean) => (
    // It keeps the focus at the end of the row, where `disabled` would lose it.
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-disabled={end || undefined}
      onClick={() => !end && step(direction)}
    >
      <Icon icon={direction === 1 ? chevronRightIcon : chevronLeftIcon} />
    </button>
  );
  const controls = slides.length > 1 && (
    <div className={classNames(styles.controls, place.atStart && place.atEnd && styles.idle)}>
      {props.autoplayMs !== undefined && (
        <button
          ref={rotation}
          type="button"
          className={classNames(styles.button, styles.rotation)}
          aria-label={playing ? props.pauseLabel : props.playLabel}
          onClick={() => setPlaying(!playing)}
        >
          <Icon icon={playing ? pauseIcon : playIcon} />
        </button>
      )}
      {arrow(-1, props.previousLabel, place.atStart)}
      {size === 'whole' && (
        <span className={styles.position} aria-hidden="true">
          {slideLabel(place.index + 1, slides.length)}
        </span>
      )}
      {arrow(1, props.nextLabel, place.atEnd)}
      <span role="status" className={styles.spoken}>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
    </div>
  );

  return (
    <section ref={root} aria-label={label} className={classNames(styles.carousel, props.className)}>
      {props.heading !== undefined && (
        <div className={styles.head}>
          <h2>{props.heading}</h2>
          {controls}
        </div>
      )}
      {/* In the tab order, since Safari does not put a scrolling list there by itself. */}
      <ul
        ref={scroller}
        tabIndex={0}
        className={classNames(styles.slides, styles[size])}
        onPointerDown={() => setPlaying(false)}
      >
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {props.heading === undefined && controls}
    </section>
  );
}
