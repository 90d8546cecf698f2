import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../text/escape.ts';

/** The sign over a scene, whose place the note's words take. */
const sign = new URL('../../images/social-corporate.png', import.meta.url);
/** The library reads no compressed font: Overpass as Fontsource 5.3.0 has it, unpacked. */
const fontfile = fileURLToPath(new URL('../../images/overpass-extrabold.ttf', import.meta.url));

const size = { width: 1200, height: 630 };
/** Where the scene is, below the sign. */
const panel = { left: 0, top: 256, width: size.width, height: size.height - 256 };
const edge = 60;
const panelColour = '#15181d';
/** Pixels of the title's letters, the largest first: the first at which it fits is taken. */
const titleSizes = [72, 62, 52, 44];
const titleRoom = 250;

/** Draws what a link to a note shows: the airport's sign with the note's title and date. @returns a PNG. */
export async function drawNote(title: string, date: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const written = (text: string, pixels: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
        font: `Overpass ExtraBold, ${pixels}px`,
        fontfile,
        rgba: true,
        width: size.width - 2 * edge,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  let heading = await written(title, titleSizes[0] ?? 0, '#ffffff');
  for (const pixels of titleSizes.slice(1))
    if (heading.info.height > titleRoom) heading = await written(title, pixels, '#ffffff');
  const { data: day } = await written(date, 34, '#ffc844');
  const background = { create: { ...panel, channels: 3 as const, background: panelColour } };
  // As bytes: a process that examines files of strangers lets the library read no files.
  return sharp(await readFile(sign))
    .composite([
      { input: background, left: panel.left, top: panel.top },
      { input: heading.data, left: edge, top: panel.top + 36 },
      { input: day, left: edge, top: size.height - 70 },
    ])
    .png({ palette: true })
    .toBuffer();
}
