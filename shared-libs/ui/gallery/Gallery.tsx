import { useEffect } from 'react';
import { ComponentNav } from './ComponentNav.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { ExampleAlone } from './ExampleAlone.tsx';
import type { GalleryPage } from '../src/examples/galleryPage.ts';
import { groupPages } from './groups.ts';
import { IndexPage } from './IndexPage.tsx';
import { InLanguage } from './InLanguage.tsx';
import { LeadsTo } from './LeadsTo.tsx';
import { MissingPage } from './MissingPage.tsx';
import { TopBar } from './TopBar.tsx';
import { settingsQuery } from './settings.ts';
import { findView, type View } from './view.ts';
import styles from './gallery.module.css';

/** The whole gallery at one address, the same on the server and in the browser. */
export function Gallery(props: { address: string; pages: readonly GalleryPage[] }) {
  const view = findView(props.address, props.pages);
  // Tests wait for it: from here on a press does something.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  if (view.kind === 'example') return <ExampleAlone {...view} />;
  const groups = groupPages(props.pages);
  const query = settingsQuery(view.settings);
  return (
    <InLanguage locale="en">
      <a className={styles.skip} href="#gallery-content">
        Skip to the content
      </a>
      <TopBar settings={view.settings} home={`/${query}`} widths={view.kind === 'page'} />
      <div className={styles.columns}>
        <ComponentNav
          groups={groups}
          query={query}
          current={view.kind === 'page' ? view.page.name : null}
        />
        <main id="gallery-content" tabIndex={-1} className={styles.content}>
          <Content view={view} groups={groups} query={query} />
        </main>
      </div>
      <LeadsTo />
    </InLanguage>
  );
}

function Content(props: {
  view: Exclude<View, { kind: 'example' }>;
  groups: ReturnType<typeof groupPages>;
  query: string;
}) {
  const { view, groups, query } = props;
  switch (view.kind) {
    case 'index':
      return <IndexPage groups={groups} query={query} />;
    case 'page':
      return <ComponentPage page={view.page} groups={groups} settings={view.settings} />;
    case 'missing':
      return <MissingPage path={view.path} home={`/${query}`} />;
  }
}
