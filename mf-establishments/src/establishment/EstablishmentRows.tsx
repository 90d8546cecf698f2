import { memo } from 'react';
import { Link, Tile, VisuallyHidden } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import { isRestaurantCategory, type Establishment } from './establishment.ts';
import { OpeningBadge } from './OpeningBadge.tsx';
import { WeekHours } from './WeekHours.tsx';
import styles from './establishmentRows.module.css';

interface RowsProps {
  rows: readonly Establishment[];
  /** Names of categories by key, from the API, in the page's language. */
  categoryNames: Readonly<Record<string, string>>;
  /** Level of the names' headings; one below the list's own heading. */
  level: 3 | 4;
  /** Leaves out the link to the map, and what the map's page already says. */
  onMap?: boolean;
}

/**
 * A list of places: mark, name, what it is, where it is and whether it is open. With the clock only the badges
 * render again.
 */
export function EstablishmentRows({ rows, ...rest }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.slug} id={row.slug} className={styles.row}>
          <EstablishmentRow row={row} {...rest} />
        </li>
      ))}
    </ul>
  );
}

const EstablishmentRow = memo(function EstablishmentRow(
  props: Omit<RowsProps, 'rows'> & { row: Establishment },
) {
  const { row, categoryNames, level, onMap } = props;
  const t = useEstablishmentMessages();
  const Heading = `h${level}` as const;
  const category = isRestaurantCategory(row.category)
    ? t(`category.${row.category}`)
    : (categoryNames[row.category] ?? t(`one.${row.kind}`));
  const place = onMap
    ? [row.location, t(`area.${row.area}`)]
    : [
        t(`terminal.${row.terminal}`),
        t('floor', { floor: row.floor }),
        row.location,
        t(`area.${row.area}`),
      ];
  return (
    <>
      <Tile text={row.initials} colour={row.colour} />
      <div className={styles.body}>
        <Heading className={styles.name}>{row.name}</Heading>
        <p className={styles.category}>{category}</p>
        <p className={styles.place}>{place.join(' · ')}</p>
        <p className={styles.state}>
          <OpeningBadge hours={row.hours} />
        </p>
        <div className={styles.links}>
          <WeekHours name={row.name} week={row.week} />
          {!onMap && (
            <Link to={`/mapas?terminal=${row.terminal}&floor=${row.floor}#${row.slug}`}>
              {t('seeOnMap')} <VisuallyHidden>{row.name}</VisuallyHidden>
            </Link>
          )}
          {row.phone && <Link to={`tel:${row.phone.replaceAll(' ', '')}`}>{row.phone}</Link>}
          {row.web && (
            <Link to={row.web}>
              {t('website')} <VisuallyHidden>{row.name}</VisuallyHidden>
            </Link>
          )}
        </div>
      </div>
    </>
  );
});
