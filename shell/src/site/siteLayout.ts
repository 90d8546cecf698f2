import type { LayoutText } from '@eldorado/remote';

/** A link of a layout, named in the page's language. */
export interface NamedLink {
  to: string;
  title: string;
}

/** A remote's variant of the layout, in the page's language. */
export interface SiteLayout {
  /** Unique in the site: `mf-corporate/green`. */
  id: string;
  name: string;
  /** Path of the page that the name leads to. */
  home: string;
  colour: string;
  text: LayoutText;
  menu: readonly NamedLink[];
  footer: readonly NamedLink[];
}
