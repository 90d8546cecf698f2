import { DataTable, StatusTag, type StatusTone } from '@eldorado/ui';
import type { ThingView } from './carryView.ts';
import type { Verdict } from './things.ts';
import { useCarryWords } from './words.ts';
import css from './carry.module.css';

const tones: Record<Verdict, StatusTone> = {
  yes: 'positive',
  no: 'negative',
  limit: 'caution',
  ask: 'neutral',
};

/** The things of a group: whether each may be taken, where, and why. */
export function ThingTable({ caption, things }: { caption: string; things: readonly ThingView[] }) {
  const words = useCarryWords();
  const verdict = (one: Verdict) => <StatusTag tone={tones[one]}>{words.verdicts[one]}</StatusTag>;
  return (
    <DataTable
      caption={caption}
      captionHidden
      blocks
      blockLabels="shown"
      rowHeader="thing"
      className={css.table}
      columns={[
        { key: 'thing', label: words.thing },
        { key: 'cabin', label: words.cabin },
        { key: 'hold', label: words.hold },
        { key: 'note', label: words.note },
      ]}
      rows={things.map((thing) => ({
        key: thing.name,
        hidden: !thing.shown,
        cells: {
          thing: <span data-words={thing.words}>{thing.name}</span>,
          cabin: verdict(thing.cabin),
          hold: verdict(thing.hold),
          note: <Why thing={thing} />,
        },
      }))}
    />
  );
}

function Why({ thing }: { thing: ThingView }) {
  const words = useCarryWords();
  return (
    <span>
      {thing.declared && <strong>{words.declare} </strong>}
      {thing.note}{' '}
      {thing.source === 0 ? (
        <small>({words.own})</small>
      ) : (
        <a
          href={`#rule-${thing.source}`}
          className={css.rule}
          aria-label={words.rule(thing.source)}
        >
          {thing.source}
        </a>
      )}
    </span>
  );
}
