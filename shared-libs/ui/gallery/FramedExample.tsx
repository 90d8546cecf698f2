import { useEffect, useRef } from 'react';
import { classNames } from '../src/classNames.ts';
import type { GalleryExample } from '../src/examples/galleryPage.ts';
import type { Width } from './settings.ts';
import styles from './gallery.module.css';

/** An example in a document of its own: it sees the frame's width as the screen's. The frame can be dragged wider. */
export function FramedExample(props: {
  title: string;
  address: string;
  width: Width | null;
  height: NonNullable<GalleryExample['frame']>;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { height } = props;

  useEffect(() => {
    const element = frame.current;
    if (!element || height === 'screen') return undefined;
    const grow = new ResizeObserver(([entry]) => {
      const pixels = entry?.borderBoxSize[0]?.blockSize;
      if (pixels) element.style.setProperty('block-size', `${Math.ceil(pixels)}px`);
    });
    const follow = () => {
      grow.disconnect();
      // A document that is only beginning has no element yet.
      const root = element.contentDocument?.querySelector(':root');
      if (root) grow.observe(root);
    };
    // It may have loaded before this page's script.
    follow();
    element.addEventListener('load', follow);
    return () => {
      grow.disconnect();
      element.removeEventListener('load', follow);
    };
  }, [height]);

  return (
    <div
      className={classNames(
        styles.frame,
        props.width !== null && styles[`width${props.width}`],
        height === 'screen' && styles.screen,
      )}
    >
      <iframe ref={frame} title={props.title} src={props.address} loading="lazy" />
    </div>
  );
}
