import { useEffect, useRef } from 'react';
import css from './files.module.css';

/** CSS pixels of a side. */
const side = 48;

/** A small picture of a file that was just chosen, drawn from the file itself: no address of it exists, and none is allowed. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
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
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [file]);
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
