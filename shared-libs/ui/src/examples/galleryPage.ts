import type { ReactNode } from 'react';

/**
 * One state of a component, at an address of its own in the gallery: `/tabs/second-chosen`. The words it shows are
 * English, as the gallery is; addresses, dates and a component's own words follow the language chosen there.
 */
export interface GalleryExample {
  /** Part of its address: lower case words with hyphens. */
  name: string;
  /** What it shows, in a few words. */
  title: string;
  /** A component may keep state in a wrapper of its own here. Ids differ from those of the page's other examples. */
  render: () => ReactNode;
  /**
   * For what needs a document of its own, such as the page's heading or what lies over the page: as high as its
   * content, or as a phone's screen.
   */
  frame?: 'fit' | 'screen';
}

/**
 * A component's page in the gallery. It drives the gallery, the component's tests and the accessibility check, in
 * both themes. It stands beside the component as `<folder>.examples.tsx` and is exported as `gallery`.
 */
export interface GalleryPage {
  /** Part of its address: `tabs`. */
  name: string;
  title: string;
  /** When to use it, and when not: one or two sentences each. */
  when: string;
  whenNot: string;
  examples: readonly GalleryExample[];
}
