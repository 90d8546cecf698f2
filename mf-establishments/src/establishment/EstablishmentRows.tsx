import { memo, type MouseEvent } from 'react';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { classNames, Icon, Link, Tile, VisuallyHidden } from '@eldorado/ui';
import { mapIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../messages.ts';
import { categoryLabel } from './categoryLabel.ts';
import { detailPath, type Establishment } from './establishment.ts';
import { PlaceBadge } from './PlaceBadge.tsx';
import styles from './establishmentRows.module.css';

interface RowProps {
  isHoliday: IsHoliday;
  /** Names of categories by key, from the API, in the page's language. */
  names: Readonly<Record<string, string>>;
  /** Level of the names' headings; one below the list's own heading. */
  level: 3 | 4;
  /** Shows a place on the map beside the list; without it the link leads to the map's own page. */
  onSelect?: ((slug: string) => void) | undefined;
}

interface RowsProps extends RowProps {
  rows: readonly Establishment[];
  /** The rows that are shown; all of them without it. The others stay, hidden: to show one again costs no more than its layout. */
  shown?: ReadonlySet<Establishment> | undefined;
  /** Slug of the place that is chosen on the map. */
  selected?: string | null | undefined;
  className?: string | undefined;
}

/** A list of places, each leading to its page: mark, name, what it is, where it is and whether it is open. */
export const EstablishmentRows = memo(function EstablishmentRows(props: RowsProps) {
  const { rows, shown, selected, className, ...rest } = props;
  return (
    <ul className={classNames(styles.rows, className)}>
      {rows.map((row) => (
        <EstablishmentRow
          key={row.slug}
          row={row}
          hidden={shown !== undefined && !shown.has(row)}
          selected={row.slug === selected}
          {...rest}
        />
      ))}
    </ul>
  );
});

const EstablishmentRow = memo(function EstablishmentRow({
  row,
  hidden,
  selected,
  ...rest
}: RowProps & { row: Establishment; hidden: boolean; selected: boolean }) {
  return (
    <li
      id={row.slug}
      hidden={hidden}
      data-opens
      className={classNames(styles.row, selected && styles.selected)}
    >
      <RowContent row={row} {...rest} />
    </li>
  );
});

/** Not looked at again when a row is only shown or hidden, which a filter does to many at once. */
const RowContent = memo(function RowContent({
  row,
  isHoliday,
  names,
  level,
  onSelect,
}: RowProps & { row: Establishment }) {
  const t = useEstablishmentMessages();
  const Heading = `h${level}` as const;
  const select = (event: MouseEvent) => {
    if (!onSelect || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onSelect(row.slug);
  };
  return (
    <>
      <Tile text={row.initials} colour={row.colour} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={detailPath(row)} className={styles.whole}>
            {row.name}
          </Link>
        </Heading>
        <p className={styles.what}>{categoryLabel(row, names, t)}</p>
        <p className={styles.where}>
          {t(`terminal.${row.terminal}`)} · {t('floor', { floor: row.floor })} · {row.location}
        </p>
        <div className={styles.state}>
          <PlaceBadge rules={row.hours} isHoliday={isHoliday} />
          <Link
            to={`/mapas?terminal=${row.terminal}&floor=${row.floor}&place=${row.slug}`}
            className={styles.map}
            onClick={select}
          >
            <Icon icon={mapIcon} />
            {t('onMap')} <VisuallyHidden>{row.name}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </>
  );
});
