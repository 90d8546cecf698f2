import { useCallback, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocale, localisePath, type Translated } from '@eldorado/i18n';
import { Icon, Link } from '@eldorado/ui';
import { searchIcon } from '@eldorado/ui/icons';
import { openAtLoad } from '../client/navigation/openState.ts';
import type { Site } from '../site/site.ts';
import { searchPath } from '@eldorado/search';
import { searchId } from './searchId.ts';
import type { SearchOverlayProps } from './overlay/SearchOverlay.tsx';
import styles from './searchButton.module.css';

const words: Translated = { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' };

/**
 * Opens the search, as Ctrl K and ⌘ K do on every page. It is a link to the search page, where it leads without
 * JavaScript and when the overlay's code does not come.
 */
export function SearchButton({ site }: { site: Site }) {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);

  const show = useCallback(() => {
    setOpen(true);
    import(/* webpackChunkName: "search" */ './overlay/SearchOverlay.tsx').then(
      (module) => setOverlay(() => module.SearchOverlay),
      () => window.location.assign(localisePath(searchPath, locale)),
    );
  }, [locale]);

  useEffect(() => {
    if (!openAtLoad(searchId)) return undefined;
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [show]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  const press = (event: MouseEvent) => {
    // Another tab, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <Link
        to={searchPath}
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={press}
      >
        <Icon icon={searchIcon} />
        <span className={styles.word}>{words[locale]}</span>
      </Link>
      {open && Overlay && <Overlay site={site} onClose={() => setOpen(false)} />}
    </>
  );
}
