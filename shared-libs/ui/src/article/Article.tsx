import { formatDay, useLocale } from '@eldorado/i18n';
import { classNames } from '../classNames.ts';
import { Link } from '../link/Link.tsx';
import { useWords } from '../words.ts';
import { ArticleBlockView } from './ArticleBlockView.tsx';
import type { ArticleContent, ArticleSource } from './articleContent.ts';
import { inlineText } from './inlineText.tsx';
import { usedSources } from './usedSources.ts';
import styles from './article.module.css';

/** An information page: lead, sections, and where its prices and rules were read. The `<h1>` is the page's own. */
export function Article(props: {
  content: ArticleContent;
  /** By name, as the blocks cite them. */
  sources: Readonly<Record<string, ArticleSource>>;
  className?: string | undefined;
}) {
  const { content, sources } = props;
  const used = usedSources(content, sources);
  return (
    <div className={classNames(styles.article, props.className)}>
      <p className={styles.lead}>{inlineText(content.lead)}</p>
      {content.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.blocks.map((block, index) => (
            <ArticleBlockView
              key={index}
              block={block}
              citation={(name) => used.indexOf(name) + 1}
            />
          ))}
        </section>
      ))}
      {used.length > 0 && <SourceList names={used} sources={sources} />}
    </div>
  );
}

function SourceList(props: {
  names: readonly string[];
  sources: Readonly<Record<string, ArticleSource>>;
}) {
  const locale = useLocale();
  const words = useWords();
  return (
    <section className={styles.sources}>
      <h2>{words.sources}</h2>
      <ol>
        {props.names.map((name, index) => {
          const source = props.sources[name];
          if (!source) return null;
          const title = source.title[locale];
          return (
            <li key={name} id={`source-${index + 1}`}>
              {source.publisher}: {source.url ? <Link to={source.url}>{title}</Link> : title}.{' '}
              {words.readOn}{' '}
              <time dateTime={source.readOn}>{formatDay(source.readOn, locale)}</time>.
            </li>
          );
        })}
      </ol>
    </section>
  );
}
