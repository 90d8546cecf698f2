import { Fragment, type ReactNode } from 'react';
import { Icon, Link, Notice } from '@eldorado/ui';
import { chevronDownIcon, chevronRightIcon, externalIcon } from '../icon/icons.ts';
import { ArticleTable } from './ArticleTable.tsx';
import type { ArticleBlock, InlineText } from './articleContent.ts';
import type { FactViews } from './articleFacts.ts';
import { Citation } from './Citation.tsx';
import { inlineText } from './inlineText.tsx';
import styles from './article.module.css';

export interface ArticleBlockProps<Block extends ArticleBlock = ArticleBlock> {
  block: Block;
  facts: FactViews;
  /** Number of a fact's source in the list at the end; 0 when it is not in it. */
  numberOf: (fact: string) => number;
  slots: Readonly<Record<string, ReactNode>>;
}

/** One block of an article. */
export function ArticleBlockView(props: ArticleBlockProps) {
  const { block, facts, numberOf } = props;
  const shown = (text: InlineText) => inlineText(text, (id) => facts[id]?.value);
  switch (block.kind) {
    case 'text':
      return <p>{shown(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{shown(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{shown(item.text)}</p>
            </li>
          ))}
        </ol>
      );
    case 'facts':
    case 'timeline':
      return (
        <dl className={styles[block.kind]}>
          {block.items.map((item, index) => {
            const [label, value, source] =
              'fact' in item
                ? [facts[item.fact]?.label, facts[item.fact]?.value, numberOf(item.fact)]
                : [item.title, shown(item.text), item.source];
            return (
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <Citation number={source} />
                </dd>
              </div>
            );
          })}
        </dl>
      );
    case 'table':
      // A table has many sources: each of its facts leads to its own.
      return (
        <ArticleTable
          block={block}
          shown={(text) =>
            inlineText(text, (id) => (
              <Fragment key={id}>
                {facts[id]?.value}
                <Citation number={numberOf(id)} />
              </Fragment>
            ))
          }
        />
      );
    case 'notice':
      return (
        <Notice tone={block.tone}>
          <p>{shown(block.text)}</p>
        </Notice>
      );
    case 'questions':
      return (
        <div className={styles.questions}>
          {block.items.map((item) => (
            <details key={item.title}>
              <summary>
                {item.title}
                <Icon icon={chevronDownIcon} />
              </summary>
              <p>{shown(item.text)}</p>
            </details>
          ))}
        </div>
      );
    case 'links':
      return (
        <ul className={styles.links}>
          {block.items.map((item) => (
            <li key={item.href}>
              <Link to={item.href}>
                {item.label}
                <Icon icon={item.href.startsWith('http') ? externalIcon : chevronRightIcon} />
              </Link>
            </li>
          ))}
        </ul>
      );
    case 'slot':
      return props.slots[block.name];
  }
}
