import { memo } from 'react';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { Code, Icon, Link, Tile } from '@eldorado/ui';
import { PlaceBadge } from '../../establishment/PlaceBadge.tsx';
import { useEstablishmentMessages } from '../../messages.ts';
import type { Place } from './mapPlace.ts';
import { pictogramOf, signOf } from './pictograms.ts';
import { whereText } from './whereText.ts';
import styles from './placeList.module.css';

interface PlaceRowProps {
  place: Place;
  isHoliday: IsHoliday;
  /** Of an establishment, its category; null for what its name says all of. */
  what: string | null;
  isChosen: boolean;
  /** Whether the list is that of one floor, which its heading names. */
  floorIsKnown: boolean;
  /** The map with this place chosen. */
  to: string;
}

/** One place: mark, name, what it is, where it is and whether it is open. */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, isHoliday, what, isChosen, floorIsKnown, to } = props;
  const t = useEstablishmentMessages();
  return (
    <li id={place.slug} className={styles.row} data-chosen={isChosen || undefined}>
      <PlaceMark place={place} />
      <div className={styles.body}>
        <Link
          to={to}
          data-place=""
          aria-current={isChosen ? 'true' : undefined}
          className={styles.name}
        >
          {place.name}
        </Link>
        <p className={styles.where}>
          {[...(what ? [what] : []), whereText(place, t, { floorIsKnown })].join(' · ')}
        </p>
        {place.establishment && (
          <PlaceBadge rules={place.establishment.hours} isHoliday={isHoliday} />
        )}
      </div>
    </li>
  );
});

/** A place's sign, its initials or its pictogram. */
export function PlaceMark({ place }: { place: Place }) {
  const sign = signOf(place);
  if (sign !== null) return <Code className={styles.sign}>{sign}</Code>;
  if (place.establishment) {
    return <Tile text={place.establishment.initials} colour={place.establishment.colour} />;
  }
  return (
    <span className={styles.pictogram}>
      <Icon icon={pictogramOf(place)} />
    </span>
  );
}
