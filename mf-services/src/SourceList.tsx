import { Link } from '@eldorado/ui';
import css from './dialogue.module.css';
import type { SourceLink } from './factSentence.ts';

/** Who says a step of an answer; nothing for advice of our own. */
export function SourceList({ label, sources }: { label: string; sources: readonly SourceLink[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={css.source}>
      {label}{' '}
      {sources.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {url ? <Link to={url}>{name}</Link> : name}
        </span>
      ))}
    </p>
  );
}
