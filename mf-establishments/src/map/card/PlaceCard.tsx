import type { ReactNode } from 'react';
import type { IsHoliday } from '@eldorado/i18n/hours';
import { ButtonLink, Icon, Link } from '@eldorado/ui';
import { accessibilityIcon, closeIcon, routeIcon, stairsIcon } from '@eldorado/ui/icons';
import { detailPath } from '../../establishment/establishment.ts';
import { PlaceBadge } from '../../establishment/PlaceBadge.tsx';
import { useEstablishmentMessages } from '../../messages.ts';
import {
  complaintAddress,
  mapAddress,
  placeAddress,
  type MapChoice,
} from '../address/mapAddress.ts';
import type { Place } from '../places/mapPlace.ts';
import { PlaceMark } from '../places/PlaceRow.tsx';
import { ShareButton } from './ShareButton.tsx';
import { closedAddress } from '../address/useMapHistory.ts';
import { whereText } from '../places/whereText.ts';
import styles from './placeCard.module.css';

interface PlaceCardProps {
  choice: MapChoice;
  place: Place;
  isHoliday: IsHoliday;
  /** Whether the map has ways. */
  hasWays: boolean;
  /** Where several places were found, the ones before and after it. */
  pager: ReactNode;
}

/** The place that is shown: what and where it is, and what to do about it. */
export function PlaceCard({ choice, place, isHoliday, hasWays, pager }: PlaceCardProps) {
  const t = useEstablishmentMessages();
  const { establishment } = place;
  const closed = closedAddress(choice);
  return (
    <article className={styles.card} aria-labelledby="chosen-place" data-card>
      {pager}
      <div className={styles.head}>
        <PlaceMark place={place} />
        <div>
          <h2 id="chosen-place" className={styles.name}>
            {place.name}
          </h2>
          <p className={styles.where}>{whereText(place, t)}</p>
        </div>
        <Link to={closed} data-closes={closed} className={styles.close} aria-label={t('map.close')}>
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
        {choice.pqrs && (
          <ButtonLink to={complaintAddress(choice.pqrs, place.slug)}>
            {t('map.complaintUse')}
          </ButtonLink>
        )}
        {hasWays && (
          <>
            <ButtonLink
              to={mapAddress(choice, { place: place.slug, to: place.slug })}
              variant={choice.pqrs ? 'secondary' : 'primary'}
            >
              <Icon icon={routeIcon} />
              {t('map.way')}
            </ButtonLink>
            <ButtonLink
              to={mapAddress(choice, { place: place.slug, from: place.slug })}
              variant="secondary"
            >
              {t('map.wayFrom')}
            </ButtonLink>
          </>
        )}
        {establishment && (
          <ButtonLink to={detailPath({ ...place, ...establishment })} variant="secondary">
            {t('map.details')}
          </ButtonLink>
        )}
        <ShareButton title={place.name} path={placeAddress(place)} />
      </div>
      <p className={styles.links}>
        <Link to={placeAddress(place)}>{t('map.link')}</Link>
      </p>
    </article>
  );
}
