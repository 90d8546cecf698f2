import type { Page } from 'playwright';
import sharp from 'sharp';
import { contrast } from '@eldorado/ui/contrast';

/** A text whose contrast axe cannot tell: it lies on a picture, a gradient, under something, or is too short for it. */
export interface Unclear {
  selector: string;
  /** In axe's words. */
  why: string;
  /** The least that is asked for: 4.5, or 3 of large text. */
  needed: number;
}

/** Of such a text, with what its pixels say. */
export interface Measured extends Unclear {
  /** The lowest of all pixels of its letters; null where nothing of it is to be seen. */
  contrast: number | null;
}

/** Hides the letters of one element, so that what is behind them is seen. */
const hiding = `[data-measured='hidden'], [data-measured='hidden']::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important;
}
[data-measured], [data-measured]::placeholder { transition: none !important; caret-color: transparent !important; }`;

/** Of 255; what two pictures of the same differ by is less. */
const seen = 24;

/**
 * Measures texts on the page as it is drawn: each is looked at with its letters and without them. What differs are the letters; behind
 * each of their pixels lies the colour that they are read against.
 */
export async function measureContrasts(
  page: Page,
  unclear: readonly Unclear[],
): Promise<Measured[]> {
  if (unclear.length === 0) return [];
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, hiding);
  const measured: Measured[] = [];
  for (const one of unclear) measured.push({ ...one, contrast: await contrastOf(page, one) });
  return measured;
}

async function contrastOf(page: Page, { selector }: Unclear): Promise<number | null> {
  const element = page.locator(selector).first();
  const { box, colour } = await element.evaluate(lookAt);
  if (box === null) return null;
  const picture = async (state: string) => {
    await element.evaluate(
      (shown, named) => (shown as HTMLElement).setAttribute('data-measured', named),
      state,
    );
    const png = await page.screenshot({ clip: box, animations: 'disabled' });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const [letters, behind] = [await picture('shown'), await picture('hidden')];
  await element.evaluate((shown) => shown.removeAttribute('data-measured'));
  return lowest(letters, behind, colour);
}

const hex = (colour: readonly number[]) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The lowest contrast of a colour, with how much of it is seen, to what lies behind letters; null where there are none. */
function lowest(
  letters: Buffer,
  behind: Buffer,
  [red = 0, green = 0, blue = 0, alpha = 1]: readonly number[],
) {
  const differences: number[] = [];
  for (let at = 0; at < letters.length; at += 3)
    differences.push(
      Math.max(
        ...[0, 1, 2].map((part) => Math.abs((letters[at + part] ?? 0) - (behind[at + part] ?? 0))),
      ),
    );
  const most = differences.reduce((high, one) => Math.max(high, one), 0);
  if (most < seen) return null;
  let found = 21;
  for (const [pixel, difference] of differences.entries()) {
    // The edge of a letter is half of it.
    if (difference < Math.max(seen, most / 3)) continue;
    const at = pixel * 3;
    const ground = [...behind.subarray(at, at + 3)];
    const ink = [red, green, blue].map(
      (part, each) => part * alpha + (ground[each] ?? 0) * (1 - alpha),
    );
    found = Math.min(found, contrast(hex(ink), hex(ground)));
  }
  return Math.floor(found * 100) / 100;
}

/** Where the letters of an element are in the window, once it is scrolled there, and their colour: sRGB of 255, and how much is seen. */
function lookAt(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isEmptyField = element instanceof HTMLInputElement && element.value === '';
  const range = document.createRange();
  const rectangles = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const found = rectangles.length > 0 ? rectangles : [element.getBoundingClientRect()];
  const left = Math.max(0, Math.floor(Math.min(...found.map((one) => one.left))));
  const top = Math.max(0, Math.floor(Math.min(...found.map((one) => one.top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...found.map((one) => one.right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...found.map((one) => one.bottom))));
  // A canvas knows every way to write a colour.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.fillStyle = getComputedStyle(element, isEmptyField ? '::placeholder' : null).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  let share = alpha / 255;
  for (let at: Element | null = element; at; at = at.parentElement)
    share *= Number(getComputedStyle(at).opacity);
  const box =
    right > left && bottom > top
      ? { x: left, y: top, width: right - left, height: bottom - top }
      : null;
  return { box, colour: [red, green, blue, share] };
}
