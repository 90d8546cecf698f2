import { bogotaInstant, formatDate, formatPesos, useLocale } from '@eldorado/i18n';
import { Link } from '@eldorado/ui';
import { detailPath } from '../establishment/establishment.ts';
import { useEstablishmentMessages } from '../messages.ts';
import type { Offer } from './offer.ts';
import styles from './offerCards.module.css';

/** Offers as tickets: what it is worth first, then what, where and until when. */
export function OfferCards({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.card}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const { value, place } = offer;
  const day = (date: string) => formatDate(bogotaInstant(date, '12:00'), locale, 'short');
  return (
    <>
      <p className={styles.value}>
        {value.kind === 'discount' && t('offer.discount', { percent: value.percent })}
        {value.kind === 'price' && formatPesos(value.cop, locale)}
        {value.kind === 'none' && t(`offer.category.${offer.category}`)}
      </p>
      <div className={styles.body}>
        <p className={styles.kicker}>
          {t(`offer.category.${offer.category}`)}
          {offer.audience === 'employee' && ` · ${t('offer.employee')}`}
        </p>
        <h3 className={styles.title}>{offer.title}</h3>
        <p>{offer.text}</p>
        <p className={styles.place}>
          <Link to={detailPath(place)} className={styles.whole}>
            {place.name}
          </Link>{' '}
          · {t(`terminal.${place.terminal}`)}
        </p>
        <p className={styles.small}>
          <b>{t('offer.dates', { from: day(offer.validFrom), to: day(offer.validTo) })}</b>{' '}
          {offer.conditions}
        </p>
      </div>
    </>
  );
}
