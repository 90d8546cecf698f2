import Icon from 'ol/style/Icon.js';
import type { Palette } from './palette.ts';

export type MarkLook = 'plain' | 'shown' | 'selected';

const pin = 'M18 44c-7-9-16-16-16-26a16 16 0 0 1 32 0c0 10-9 17-16 26z';

/**
 * Draws pictograms and pins once and hands out the same picture again: the family of the site's icons, as
 * `MapPin` of the design system draws them.
 */
export class MarkImages {
  readonly #palette: Palette;
  readonly #icons = new Map<string, Icon>();
  // Sharp on a zoomed page as well.
  readonly #scale = Math.max(2, Math.ceil(devicePixelRatio));

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  /** A place: a disc among its like, a pin where it is looked for, a gold one where it is chosen. */
  place(icon: string, look: MarkLook): Icon {
    return this.#kept(`${look}:${icon}`, () => {
      if (look === 'plain') {
        return this.#draw(
          26,
          26,
          (context) => {
            this.#disc(context, 13, this.#palette.mark, this.#palette['mark-line']);
            this.#pictogram(context, icon, 5.5, 0.625, this.#palette['mark-ink']);
          },
          look,
        );
      }
      const chosen = look === 'selected';
      const size = chosen ? 1.25 : 1;
      return this.#draw(
        36 * size,
        46 * size,
        (context) => {
          context.scale(size, size);
          const body = new Path2D(pin);
          context.fillStyle = chosen ? this.#palette.chosen : this.#palette.pin;
          context.fill(body);
          context.strokeStyle = chosen ? this.#palette['chosen-line'] : this.#palette['pin-ink'];
          context.lineWidth = 2;
          context.stroke(body);
          const ink = chosen ? this.#palette['chosen-line'] : this.#palette['pin-ink'];
          this.#pictogram(context, icon, 7.5, 0.875, ink);
        },
        look,
        1,
      );
    });
  }

  /** Several places on one spot. */
  cluster(count: number, look: MarkLook): Icon {
    return this.#kept(`${look}#${count}`, () =>
      this.#draw(
        32,
        32,
        (context) => {
          const strong = look !== 'plain';
          const palette = this.#palette;
          this.#disc(
            context,
            16,
            strong ? palette.pin : palette.mark,
            strong ? palette['pin-ink'] : palette['mark-line'],
          );
          context.fillStyle = strong ? palette['pin-ink'] : palette['mark-ink'];
          context.font = `800 14px ${palette.font}`;
          context.textAlign = 'center';
          context.textBaseline = 'middle';
          context.fillText(String(count), 16, 17);
        },
        look,
      ),
    );
  }

  #kept(key: string, make: () => Icon): Icon {
    const known = this.#icons.get(key);
    if (known) return known;
    const icon = make();
    this.#icons.set(key, icon);
    return icon;
  }

  /** @param anchor how far down its point is: the middle, or 1 for a pin's tip. */
  #draw(
    width: number,
    height: number,
    paint: (context: CanvasRenderingContext2D) => void,
    look: MarkLook,
    anchor = 0.5,
  ): Icon {
    const img = document.createElement('canvas');
    img.width = Math.ceil(width * this.#scale);
    img.height = Math.ceil(height * this.#scale);
    const context = img.getContext('2d');
    if (context) {
      context.scale(this.#scale, this.#scale);
      paint(context);
    }
    return new Icon({
      img,
      scale: 1 / this.#scale,
      anchor: [0.5, anchor],
      // What is looked for is always there, and labels keep clear of it; the rest gives way to signs.
      declutterMode: look === 'plain' ? 'declutter' : 'obstacle',
    });
  }

  #disc(context: CanvasRenderingContext2D, radius: number, fill: string, line: string): void {
    context.beginPath();
    context.arc(radius, radius, radius - 1.5, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = line;
    context.lineWidth = 1.5;
    context.stroke();
  }

  #pictogram(
    context: CanvasRenderingContext2D,
    path: string,
    offset: number,
    scale: number,
    ink: string,
  ): void {
    context.save();
    context.translate(offset, offset);
    context.scale(scale, scale);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(path));
    context.restore();
  }
}
