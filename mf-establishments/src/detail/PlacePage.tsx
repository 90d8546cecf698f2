import { useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Link, PageHeading } from '@eldorado/ui';
import { categoryLabel } from '../establishment/categoryLabel.ts';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import { MapBeside, MapOnDemand } from '../establishment/MapBeside.tsx';
import { useHolidays } from '../establishment/useHolidays.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { offersOn } from '../offers/offer.ts';
import { OfferCards } from '../offers/OfferCards.tsx';
import { AirlineDeskCard } from './AirlineDeskCard.tsx';
import { DeskFlights } from './DeskFlights.tsx';
import { PlaceContact } from './PlaceContact.tsx';
import type { PlaceDetail } from './placeDetail.ts';
import { PlaceSign } from './PlaceSign.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { WalkTimes } from './WalkTimes.tsx';
import css from './detail.module.css';

const none = {};

/** A place that is known: whether it is open, where it is and how far, when it opens, and what is like it. */
export function PlacePage({ place }: { place: PlaceDetail }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const now = useNow();
  const { slug, kind, name, terminal, floor, desk, similar } = place;
  const [selected, setSelected] = useState<string | null>(slug);
  const { data: { names = none } = {} } = establishmentsApi.useTypeNamesQuery(locale);
  const { data: walks } = establishmentsApi.useWalksQuery({ slug, locale });
  const { data: offers } = establishmentsApi.useOffersQuery({ locale, establishment: slug });
  const isHoliday = useHolidays(place.holidays);
  const current = offersOn(offers?.offers ?? [], now, '');
  const inForce = [...current.featured, ...current.others];
  const map = { terminal, floor, slugs: [slug], selected, onSelect: setSelected };
  return (
    <>
      <PageHeading title={name} lead={place.description} />
      <PlaceSign place={place} category={categoryLabel(place, names, t)} isHoliday={isHoliday} />
      <div className={css.columns}>
        <div className={css.cards}>
          <ScheduleCard place={place} />
          {desk && <AirlineDeskCard name={name} desk={desk} web={place.web} />}
          <PlaceContact place={place} />
          {walks && walks.length > 0 && <WalkTimes slug={slug} walks={walks} />}
          <MapOnDemand {...map} />
        </div>
        <div className={css.map}>
          <MapBeside {...map} />
        </div>
      </div>
      {desk && <DeskFlights name={name} desk={desk} />}
      {inForce.length > 0 && (
        <section aria-labelledby="offers" className={css.section}>
          <h2 id="offers">{t('detail.offers')}</h2>
          <OfferCards offers={inForce} />
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="similar" className={css.section}>
          <h2 id="similar">{t('detail.similar')}</h2>
          <EstablishmentRows rows={similar} names={names} isHoliday={isHoliday} level={3} />
        </section>
      )}
      <DataNote list={place} />
      <p className={css.back}>
        <Link to={`/establecimientos/${kind}`}>{t(`all.${kind}`)}</Link>
      </p>
    </>
  );
}
