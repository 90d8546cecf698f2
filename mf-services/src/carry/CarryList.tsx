import { useEffect, useRef } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Link, SearchSubmit, TextField } from '@eldorado/ui';
import type { CarryView } from './carryView.ts';
import { filterThings, foundText } from './filterThings.ts';
import { RuleSources } from './RuleSources.tsx';
import { ThingTable } from './ThingTable.tsx';
import { useCarryWords } from './words.ts';
import css from './carry.module.css';

const carryPath = '/servicios/instrucciones-equipaje';

/** The list of what may be taken, with its search. It is a form: without scripts the server answers it. */
export function CarryList({ view }: { view: CarryView }) {
  const words = useCarryWords();
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  // The page's first HTML is served by the early script instead.
  useEffect(() => (root.current ? filterThings(root.current) : undefined), [view]);
  const { query, groups } = view;
  const shown = groups.flatMap(({ things }) => things.filter((thing) => thing.shown)).length;
  const found = foundText(shown, { many: words.found, one: words.foundOne, none: words.none });
  return (
    <div ref={root} data-carry="">
      <form
        key={query}
        role="search"
        aria-label={words.field}
        method="get"
        action={localisePath(carryPath, locale)}
        className={css.form}
      >
        <TextField
          label={words.field}
          hint={words.hint}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          defaultValue={query}
          className={css.field}
        />
        <SearchSubmit label={words.find} />
      </form>
      <p
        role="status"
        className={css.status}
        data-found={words.found}
        data-one={words.foundOne}
        data-none={words.none}
      >
        {query === '' ? '' : found}
      </p>
      {query !== '' && (
        <p>
          <Link to={carryPath}>{words.all}</Link>
        </p>
      )}
      <div className={css.groups}>
        {groups.map(({ id, name, things }) => {
          const isShown = things.some((thing) => thing.shown);
          return (
            <details key={id} open={query !== '' && isShown} hidden={!isShown}>
              <summary>
                {name} <small>{things.length}</small>
              </summary>
              <ThingTable caption={name} things={things} />
            </details>
          );
        })}
      </div>
      <RuleSources sources={view.sources} readOn={view.readOn} />
    </div>
  );
}
