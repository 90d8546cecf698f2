import type { ReactNode } from 'react';
import { formatDay, useLocale } from '@eldorado/i18n';
import { fold } from '@eldorado/i18n/text';
import { Icon, Link } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronRightIcon } from '../icon/icons.ts';
import { AnswerCard, type AnswerRow } from './AnswerCard.tsx';
import { answerRows } from './answerRows.ts';
import { ArticleBlockView } from './ArticleBlockView.tsx';
import type {
  ArticleContent,
  ArticleSection,
  ArticleSource,
  InlineText,
} from './articleContent.ts';
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
  /** Between the lead and the first section, given the article's own answers; without it they are a card by themselves. */
  card?: ((answers: readonly AnswerRow[]) => ReactNode) | undefined;
  /** After the last section. */
  after?: ReactNode;
  /** Whether its contents stand beside it where there is room: for a page that is this article. */
  withContents?: boolean | undefined;
  /** Below a compact heading, which has the lead: what is looked up stands at the very top. */
  compact?: boolean | undefined;
  className?: string | undefined;
}) {
  const { facts = noFacts, slots = {} } = props;
  const content = withKnownFacts(props.content, facts);
  const { sources, numberOf } = articleSources(content, facts);
  const shown = (text: InlineText) => inlineText(text, (id) => facts[id]?.value);
  const { lead, answers = [], sections, related } = content;
  const words = useWords();
  const rows = answerRows(answers, words, shown);
  const isWide = props.withContents === true && sections.length >= fewestSections;
  const text = (
    <div className={classNames(styles.article, props.compact && styles.compact, props.className)}>
      {lead.length > 0 && !props.compact && <p className={styles.lead}>{shown(lead)}</p>}
      {props.card
        ? props.card(rows)
        : rows.length > 0 && <AnswerCard label={words.glance} rows={rows} />}
      {sections.map((section) => (
        <section key={section.heading} id={anchorOf(section) || undefined}>
          {section.heading && <h2>{section.heading}</h2>}
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
      {props.after && <section>{props.after}</section>}
      {!isWide && <Related pages={related} />}
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
  if (!isWide) return text;
  return (
    <div className={styles.withContents}>
      {text}
      <aside className={styles.beside}>
        <Contents sections={sections} />
        <Related pages={related} />
      </aside>
    </div>
  );
}

/** A shorter article is seen at a glance. */
const fewestSections = 2;

/** A section's address in the page: its heading, folded. */
const anchorOf = ({ heading }: ArticleSection): string => fold(heading).replaceAll(' ', '-');

/** The sections beside the text, on a desk; on a phone there is no room for a second list of them. */
function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const words = useWords();
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <p>{words.contents}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.heading}>
            <a href={`#${anchorOf(section)}`}>{section.heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where to read on, as cards: beside the text on a desk, below it on a phone. */
function Related({ pages }: { pages: ArticleContent['related'] }) {
  const words = useWords();
  if (pages.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{words.related}</h2>
      <ul>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>
              {title}
              <Icon icon={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
