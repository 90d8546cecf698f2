import type { ReactNode } from 'react';
import { DataTable } from '@eldorado/ui';
import type { ArticleBlock, InlineText } from './articleContent.ts';
import { Citation } from './Citation.tsx';
import { plainText } from './plainText.ts';
import styles from './article.module.css';

/** A table of an article; on a phone its rows are blocks. */
export function ArticleTable({
  block,
  shown,
}: {
  block: Extract<ArticleBlock, { kind: 'table' }>;
  shown: (text: InlineText) => ReactNode;
}) {
  return (
    <>
      <DataTable
        caption={block.caption}
        blocks
        blockLabels="shown"
        rowHeader="0"
        columns={block.head.map((label, index) => ({
          key: String(index),
          label: plainText(label),
        }))}
        rows={block.rows.map((row, index) => ({
          key: String(index),
          cells: Object.fromEntries(row.map((text, column) => [column, shown(text)])),
        }))}
      />
      {/* Outside the caption: a table may hold no link of its own. */}
      {block.source && (
        <p className={styles.tableSource}>
          <Citation number={block.source} />
        </p>
      )}
    </>
  );
}
