import { formatNumber, type Locale } from '@eldorado/i18n';

/** Whether a file is of a kind that `accept` names: `.pdf`, `image/png` or `image/*`, with commas between them. */
export function isAccepted(file: { name: string; type: string }, accept: string): boolean {
  return accept.split(',').some((part) => {
    const kind = part.trim().toLowerCase();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
    return file.type === kind;
  });
}

/** `2,4 MB`; the French write octets. */
export function sizeText(bytes: number, locale: Locale): string {
  const large = bytes >= 1_000_000;
  const figure = formatNumber(bytes / (large ? 1_000_000 : 1_000), locale, {
    maximumFractionDigits: large ? 1 : 0,
  });
  return `${figure} ${large ? 'M' : 'k'}${locale === 'fr' ? 'o' : 'B'}`;
}

/** Makes the input hold these files, so that its form sends them and no others. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  input.files = held.files;
}
