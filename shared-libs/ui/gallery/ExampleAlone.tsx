import { VisuallyHidden } from '../src/VisuallyHidden.tsx';
import { Example } from './ComponentPage.tsx';
import type { GalleryExample, GalleryPage } from '../src/examples/galleryPage.ts';
import { InLanguage } from './InLanguage.tsx';
import { LeadsTo } from './LeadsTo.tsx';
import type { Settings } from './settings.ts';
import styles from './gallery.module.css';

/** One example and nothing else, as a test or a screenshot wants it. */
export function ExampleAlone(props: {
  page: GalleryPage;
  example: GalleryExample;
  settings: Settings;
}) {
  return (
    <InLanguage locale={props.settings.locale}>
      <main className={styles.alone} data-stage="">
        <h1>
          <VisuallyHidden>{props.page.title}</VisuallyHidden>
        </h1>
        <h2>
          <VisuallyHidden>{props.example.title}</VisuallyHidden>
        </h2>
        <Example render={props.example.render} />
      </main>
      <LeadsTo />
    </InLanguage>
  );
}
