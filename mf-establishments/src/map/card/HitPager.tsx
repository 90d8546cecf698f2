import { Icon, Link } from '@eldorado/ui';
import { chevronLeftIcon, chevronRightIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../../messages.ts';
import type { Origin } from '../places/hits.ts';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import type { Place } from '../places/mapPlace.ts';
import styles from './placeCard.module.css';

interface HitPagerProps {
  choice: MapChoice;
  /** What the words find, the nearest first. */
  hits: readonly Place[];
  origin: Origin;
  /** Slug of the place whose card is open. */
  shown: string | null;
}

/** How many places the words find, from where, and the one before and after the one that is shown; round and round. */
export function HitPager({ choice, hits, origin, shown }: HitPagerProps) {
  const t = useEstablishmentMessages();
  const { terminal, floor, place } = origin;
  const at = hits.findIndex(({ slug }) => slug === shown);
  const other = (by: 1 | -1) =>
    hits[(Math.max(at, by === 1 ? -1 : 0) + by + hits.length) % hits.length];
  const link = (by: 1 | -1) => {
    const hit = other(by);
    if (!hit) return null;
    return (
      <Link
        to={mapAddress(choice, { place: hit.slug, terminal: hit.terminal, floor: hit.floor })}
        data-place=""
        aria-label={t(by === 1 ? 'map.nextHit' : 'map.previousHit', { name: hit.name })}
      >
        <Icon icon={by === 1 ? chevronRightIcon : chevronLeftIcon} />
      </Link>
    );
  };
  return (
    <nav
      aria-label={t('kinds.found', { count: hits.length, text: choice.q })}
      className={styles.pager}
      data-card
    >
      <p>
        <b>
          {at < 0
            ? t('map.places', { count: hits.length })
            : t('map.hitOf', { number: at + 1, count: hits.length })}
        </b>
        <br />
        {t('map.nearest', {
          name: place?.name ?? `${t(`terminal.${terminal}`)}, ${t('floor', { floor })}`,
        })}
      </p>
      {link(-1)}
      {link(1)}
    </nav>
  );
}
