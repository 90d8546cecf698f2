import { createRoot } from 'react-dom/client';
import { WidgetScope, type WidgetScopeProps } from '../widgets/WidgetScope.tsx';
import { PopupDialog } from './PopupDialog.tsx';
import type { Popup } from './popupRules.ts';

/**
 * Opens a pop-up over the page, as a tree of its own: the page knows nothing of it.
 * @param path the page on screen, without language prefix.
 * @returns how to take it away.
 */
export function showPopup(
  popup: Popup,
  path: string,
  scope: Omit<WidgetScopeProps, 'children' | 'serverState'>,
): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: 'popup-' });
  const takeAway = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <WidgetScope {...scope}>
      {/* React is in the middle of the event that closes it. */}
      <PopupDialog popup={popup} path={path} onClose={() => setTimeout(takeAway)} />
    </WidgetScope>,
  );
  return takeAway;
}
