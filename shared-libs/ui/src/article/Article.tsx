import type { ReactNode } from 'react';
import { formatDay, useLocale } from '@eldorado/i18n';
import { Icon, Link } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronRightIcon } from '../icon/icons.ts';
import { ArticleBlockView } from './ArticleBlockView.tsx';
import type { ArticleContent, ArticleSource } from './articleContent.ts';
import { articleSources, withKnownFacts, type FactViews } from './articleFacts.ts';
import { inlineText } from './inlineText.tsx';
import { useWords } from './words.ts';
import styles from './article.module.css';

const noFacts: FactViews = {};

/** An information page: lead, sections, and where its prices and rules were read. The `<h1>` is the page's own. */
export function Article(props: {
  content: ArticleContent;
  /** What its texts name, by id; what is not among them is not said. */
  facts?: FactViews;
  /** What stands at the slots of its text, by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Between the lead and the first section. */
  card?: ReactNode;
  className?: string | undefined;
}) {
  const { facts = noFacts, slots = {} } = props;
  const words = useWords();
  const content = withKnownFacts(props.content, facts);
  const { sources, numberOf } = articleSources(content, facts);
  const factText = (id: string) => facts[id]?.value;
  return (
    <div className={classNames(styles.article, props.className)}>
      {content.lead.length > 0 && (
        <p className={styles.lead}>{inlineText(content.lead, factText)}</p>
      )}
      {props.card}
      {content.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.blocks.map((block, index) => (
            <ArticleBlockView
              key={index}
              block={block}
              facts={facts}
              numberOf={numberOf}
              slots={slots}
            />
          ))}
        </section>
      ))}
      {content.related.length > 0 && (
        <section>
          <h2>{words.related}</h2>
          <ul className={styles.links}>
            {content.related.map(({ to, title }) => (
              <li key={to}>
                <Link to={to}>
                  {title}
                  <Icon icon={chevronRightIcon} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
}

function SourceList({ sources }: { sources: readonly ArticleSource[] }) {
  const locale = useLocale();
  const words = useWords();
  return (
    <section className={styles.sources}>
      <h2>{words.sources}</h2>
      <ol>
        {sources.map(({ publisher, title, url, readOn }, index) => (
          <li key={index} id={`source-${index + 1}`}>
            {title && `${publisher}: `}
            {/* A page without a date is called by who published it. */}
            {url ? <Link to={url}>{title || publisher}</Link> : title || publisher}. {words.readOn}{' '}
            <time dateTime={readOn}>{formatDay(readOn, locale)}</time>.
          </li>
        ))}
      </ol>
    </section>
  );
}
