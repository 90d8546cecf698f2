import { followKeys } from './menuKeys.ts';
import { followPointer } from './menuPointer.ts';
import { followSheet } from './menuSheet.ts';

/**
 * What the header's menu has beyond the browser's own opening and closing.
 * @param approach what it was fetched for: a mouse, a key, or the opening of the sheet.
 */
export function followMenu(menu: HTMLElement, signal: AbortSignal, approach: Event): void {
  followSheet(menu, signal);
  followPointer(menu, signal, approach);
  followKeys(menu, signal);
}
