import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocale, type Locale } from '@eldorado/i18n';
import { nothingInside } from '@eldorado/remote';

/** How widgets of remotes come into a page: as HTML on the server, as a root of their own in the browser. */
export interface WidgetHost {
  /**
   * The widget's HTML as the server made it, empty when it could not. In the browser always the same empty text:
   * what the server sent stands in the document already, and React leaves it alone.
   */
  html: (name: string) => string;
  /** Makes it live once the visitor comes near it. @returns how to end it. */
  mount: (place: Element, name: string, locale: Locale) => () => void;
}

const WidgetContext = createContext<WidgetHost>({ html: () => '', mount: () => () => undefined });
export const WidgetProvider = WidgetContext.Provider;

/**
 * A widget of a remote, such as `mf-flights/next-flights`. It is an island: a page is hydrated without it, a fault
 * in it stays in it, and its code comes when the visitor comes near.
 */
export function RemoteWidget({ name }: { name: string }) {
  const { html, mount } = useContext(WidgetContext);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current ? mount(place.current, name, locale) : undefined),
    [mount, name, locale],
  );
  const content = html(name);
  return (
    <div
      // Another language is another widget, and begins empty.
      key={locale}
      ref={place}
      data-widget={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content ? { __html: `<div>${content}</div>` } : nothingInside}
    />
  );
}
