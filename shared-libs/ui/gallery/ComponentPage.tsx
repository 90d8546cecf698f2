import { PageHeading } from '../src/heading/PageHeading.tsx';
import { Icon } from '../src/icon/Icon.tsx';
import { checkIcon, closeIcon } from '../src/icon/icons.ts';
import { Code } from '../src/tag/Code.tsx';
import { FramedExample } from './FramedExample.tsx';
import type { GalleryExample, GalleryPage } from '../src/examples/galleryPage.ts';
import type { PageGroup } from './groups.ts';
import { InLanguage } from './InLanguage.tsx';
import { settingsQuery, type Settings } from './settings.ts';
import styles from './gallery.module.css';

/** A component: what it is for, what it is not for, and every example of it. */
export function ComponentPage(props: {
  page: GalleryPage;
  groups: readonly PageGroup[];
  settings: Settings;
}) {
  const { page, settings } = props;
  const group = props.groups.find(({ pages }) => pages.some((signed) => signed.page === page));
  const sign = group?.pages.find((signed) => signed.page === page)?.sign;
  return (
    <>
      <p className={styles.place}>
        <Code>{sign}</Code> {group?.title}
      </p>
      <PageHeading title={page.title} className={styles.heading} />
      <dl className={styles.advice}>
        <div>
          <dt>
            <Icon icon={checkIcon} className={styles.yes} />
            When to use it
          </dt>
          <dd>{page.when}</dd>
        </div>
        <div>
          <dt>
            <Icon icon={closeIcon} className={styles.no} />
            When not
          </dt>
          <dd>{page.whenNot}</dd>
        </div>
      </dl>
      {page.examples.map((example) => (
        <section key={example.name} id={`example-${example.name}`} className={styles.example}>
          <h2>
            <a href={`/${page.name}/${example.name}${settingsQuery({ ...settings, width: null })}`}>
              {example.title}
            </a>
          </h2>
          <Stage page={page} example={example} settings={settings} />
        </section>
      ))}
    </>
  );
}

/** The example in the page itself, or in a document of its own where it has a width or asks for one. */
function Stage(props: { page: GalleryPage; example: GalleryExample; settings: Settings }) {
  const { page, example, settings } = props;
  if (settings.width !== null || example.frame !== undefined) {
    return (
      <FramedExample
        title={`${page.title}: ${example.title}`}
        address={`/${page.name}/${example.name}${settingsQuery({ ...settings, width: null })}`}
        width={settings.width}
        height={example.frame ?? 'fit'}
      />
    );
  }
  return (
    <div className={styles.stage} data-stage="">
      <InLanguage locale={settings.locale}>
        <Example render={example.render} />
      </InLanguage>
    </div>
  );
}

/** A component, so that hooks of an example are its own. */
export function Example({ render }: Pick<GalleryExample, 'render'>) {
  return render();
}
