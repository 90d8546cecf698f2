import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon, chevronRightIcon, externalIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { Notice } from '../state/Notice.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { ArticleBlock } from './articleContent.ts';
import { inlineText } from './inlineText.tsx';
import styles from './article.module.css';

type Block<Kind extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: Kind }>;

/** @param props.citation the number of a source in the list at the end; 0 when it is not in it. */
export function ArticleBlockView(props: {
  block: ArticleBlock;
  citation: (name: string) => number;
}) {
  const { block } = props;
  const cite = (name: string | undefined) => <Citation number={name ? props.citation(name) : 0} />;
  switch (block.kind) {
    case 'text':
      return <p>{inlineText(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{inlineText(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{inlineText(item.text)}</p>
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.items.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>
                {inlineText(item.value)}
                {cite(item.source)}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <ArticleTable block={block} cite={cite} />;
    case 'notice':
      return (
        <Notice tone={block.tone}>
          <p>{inlineText(block.text)}</p>
        </Notice>
      );
    case 'questions':
      return (
        <div className={styles.questions}>
          {block.items.map((item) => (
            <details key={item.question}>
              <summary>
                {item.question}
                <Icon icon={chevronDownIcon} />
              </summary>
              <p>{inlineText(item.answer)}</p>
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
  }
}

function ArticleTable({
  block,
  cite,
}: {
  block: Block<'table'>;
  cite: (name: string | undefined) => ReactNode;
}) {
  const columns = block.head.map((label, index) => ({ key: String(index), label }));
  return (
    <>
      <DataTable
        caption={block.caption}
        blocks
        blockLabels="shown"
        rowHeader="0"
        columns={columns}
        rows={block.rows.map((row, index) => ({
          key: String(index),
          cells: Object.fromEntries(row.map((text, column) => [column, inlineText(text)])),
        }))}
      />
      {/* Outside the caption: a table may hold no link of its own. */}
      {block.source && <p className={styles.tableSource}>{cite(block.source)}</p>}
    </>
  );
}

function Citation({ number }: { number: number }) {
  if (number === 0) return null;
  return (
    <a className={styles.citation} href={`#source-${number}`}>
      [{number}]
    </a>
  );
}
