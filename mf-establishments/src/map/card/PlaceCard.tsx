import type { IsHoliday } from '@eldorado/i18n/hours';
import { ButtonLink, Icon, Link } from '@eldorado/ui';
import { accessibilityIcon, closeIcon, routeIcon, stairsIcon } from '@eldorado/ui/icons';
import { detailPath } from '../establishment/establishment.ts';
import { PlaceBadge } from '../establishment/PlaceBadge.tsx';
import { useEstablishmentMessages } from '../messages.ts';
import { placeAddress } from './mapAddress.ts';
import type { Place } from './mapPlace.ts';
import { PlaceMark } from './PlaceRow.tsx';
import { ShareButton } from './ShareButton.tsx';
import { whereText } from './whereText.ts';
import styles from './placeCard.module.css';

interface PlaceCardProps {
  place: Place;
  isHoliday: IsHoliday;
  /** Addresses of the map with the way there and the way from there; null when it has no ways. */
  ways: { to: string; from: string } | null;
  /** Address of the complaint that this place may be named in; null for who only looks. */
  complaint: string | null;
  /** Address of the map without the card. */
  closed: string;
  onClose: () => void;
}

/** The chosen place: what and where it is, and what to do about it. */
export function PlaceCard({ place, isHoliday, ways, complaint, closed, onClose }: PlaceCardProps) {
  const t = useEstablishmentMessages();
  const { establishment } = place;
  return (
    <article className={styles.card} aria-labelledby="chosen-place">
      <div className={styles.head}>
        <PlaceMark place={place} />
        <div>
          <h2 id="chosen-place" className={styles.name}>
            {place.name}
          </h2>
          <p className={styles.where}>{whereText(place, t)}</p>
        </div>
        <Link
          to={closed}
          className={styles.close}
          aria-label={t('map.close')}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <Icon icon={closeIcon} />
        </Link>
      </div>
      <p className={styles.facts}>
        {establishment && <PlaceBadge rules={establishment.hours} isHoliday={isHoliday} />}
        <span>
          <Icon icon={place.stepFree ? accessibilityIcon : stairsIcon} />
          {t(place.stepFree ? 'map.stepFree' : 'map.steps')}
        </span>
      </p>
      <div className={styles.actions}>
        {complaint && <ButtonLink to={complaint}>{t('map.complaintUse')}</ButtonLink>}
        {ways && (
          <>
            <ButtonLink to={ways.to} variant={complaint ? 'secondary' : 'primary'}>
              <Icon icon={routeIcon} />
              {t('map.way')}
            </ButtonLink>
            <ButtonLink to={ways.from} variant="secondary">
              {t('map.wayFrom')}
            </ButtonLink>
          </>
        )}
        <ShareButton title={place.name} path={placeAddress(place)} />
      </div>
      <p className={styles.links}>
        {establishment && (
          <Link to={detailPath({ ...place, ...establishment })}>{t('map.details')}</Link>
        )}
        <Link to={placeAddress(place)}>{t('map.link')}</Link>
      </p>
    </article>
  );
}
