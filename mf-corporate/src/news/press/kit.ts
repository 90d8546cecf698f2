/** Where the site serves its media kit; the addresses stay, so that an article may keep them. */
export const kitPath = '/images/press';

interface KitFile {
  file: string;
  /** As people call it: `PNG`. */
  format: string;
}

interface KitPicture {
  key: 'mark' | 'name' | 'nameDark' | 'day' | 'dusk' | 'night';
  width: number;
  height: number;
  /** The first is the one that is shown. */
  files: readonly [KitFile, ...KitFile[]];
}

const png = (file: string): [KitFile] => [{ file: `${file}.png`, format: 'PNG' }];

export const logos: readonly KitPicture[] = [
  {
    key: 'mark',
    width: 1024,
    height: 1024,
    files: [{ file: 'el-dorado-mark.svg', format: 'SVG' }, ...png('el-dorado-mark')],
  },
  { key: 'name', width: 1600, height: 480, files: png('el-dorado-name') },
  { key: 'nameDark', width: 1600, height: 480, files: png('el-dorado-name-on-dark') },
];

export const scenes: readonly KitPicture[] = [
  { key: 'day', width: 2400, height: 1200, files: png('el-dorado-day') },
  { key: 'dusk', width: 2400, height: 1200, files: png('el-dorado-dusk') },
  { key: 'night', width: 2400, height: 1200, files: png('el-dorado-night') },
];

/** The colours of the logo, and of the sustainability pages. */
export const kitColours = [
  { key: 'yellow', hex: '#ffc844', rgb: '255, 200, 68' },
  { key: 'ink', hex: '#15181d', rgb: '21, 24, 29' },
  { key: 'green', hex: '#8bc34a', rgb: '139, 195, 74' },
] as const;

export type { KitPicture };
