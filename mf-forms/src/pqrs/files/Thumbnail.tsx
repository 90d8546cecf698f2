import { useEffect, useRef, useState } from 'react';
import { Icon } from '@eldorado/ui';
import { documentIcon } from '@eldorado/ui/icons';
import css from './files.module.css';

/** CSS pixels of a side. */
const side = 48;

/**
 * A small picture of a photo, drawn from its bytes: no address of it exists, and none is allowed. A sheet of paper stands for
 * what cannot be drawn.
 * @param load gives the bytes; the same function as long as it is the same photo.
 */
export function Thumbnail({ load }: { load: () => Promise<Blob> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    load()
      .then((bytes) => createImageBitmap(bytes))
      .then(
        (image) => {
          const context = canvas.current?.getContext('2d');
          if (!gone && context) {
            // The middle of it, as large as fits.
            const cut = Math.min(image.width, image.height);
            const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2];
            context.drawImage(image, left, top, cut, cut, 0, 0, 2 * side, 2 * side);
          }
          image.close();
        },
        // What is no picture after all is refused by the API.
        () => !gone && setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [load]);
  if (failed) return <Icon icon={documentIcon} className={css.picture} />;
  return (
    <canvas
      ref={canvas}
      width={2 * side}
      height={2 * side}
      aria-hidden="true"
      className={css.picture}
    />
  );
}
