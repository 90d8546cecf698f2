import type { IsHoliday } from '@eldorado/i18n/hours';
import { Tile } from '@eldorado/ui';
import { PlaceBadge } from '../establishment/PlaceBadge.tsx';
import { useEstablishmentMessages } from '../messages.ts';
import type { PlaceDetail } from './placeDetail.ts';
import css from './placeSign.module.css';

interface PlaceSignProps {
  place: PlaceDetail;
  category: string;
  isHoliday: IsHoliday;
}

/** What a traveller in a hurry asks, as on a sign of the building: open or not, which terminal, floor and side of security. */
export function PlaceSign({ place, category, isHoliday }: PlaceSignProps) {
  const t = useEstablishmentMessages();
  return (
    <div className={css.sign}>
      <Tile text={place.initials} colour={place.colour} className={css.mark} />
      <div className={css.what}>
        <p className={css.category}>{category}</p>
        <PlaceBadge rules={place.hours} isHoliday={isHoliday} />
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('filter.terminal')}</dt>
          <dd className={css.code}>{place.terminal}</dd>
        </div>
        <div>
          <dt>{t('filter.floor')}</dt>
          <dd className={css.code}>{place.floor}</dd>
        </div>
        <div>
          <dt>{t(`area.${place.area}`)}</dt>
          <dd>{place.location}</dd>
        </div>
      </dl>
    </div>
  );
}
