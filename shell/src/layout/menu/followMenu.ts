import { followKeys } from './menuKeys.ts';
import { followPointer } from './menuPointer.ts';
import { followSheet } from './menuSheet.ts';

/** What the header's menu has beyond the browser's own opening and closing. It comes with the first approach. */
export function followMenu(menu: HTMLElement, signal: AbortSignal): void {
  followSheet(menu, signal);
  followPointer(menu, signal);
  followKeys(menu, signal);
}
