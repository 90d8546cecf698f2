import { memo } from 'react';
import type { Locale } from '@eldorado/i18n';
import { Icon, Link, type Pictogram } from '@eldorado/ui';
import { offerIcon, restaurantIcon, shopIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../messages.ts';
import { Ground } from './Ground.tsx';
import { homeApi, type OfferView } from './homeApi.ts';
import home from './home.module.css';
import styles from './offers.module.css';

const pictograms: Record<OfferView['category'], Pictogram> = {
  duty_free: offerIcon,
  food_beverages: restaurantIcon,
  shopping: shopIcon,
};

/** The featured offers as tickets: what each is worth first, then what, where and until when. */
export const Offers = memo(function Offers({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const { data: offers } = homeApi.useOffersQuery({ locale });
  return (
    <section aria-labelledby="offers" className={home.section}>
      <div className={home.head}>
        <h2 id="offers" className={home.title}>
          {t('offersTitle')}
        </h2>
        <Link to="/ofertas/pasajeros" className={home.more}>
          {t('offersAll')}
        </Link>
      </div>
      {offers?.length ? (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t(offers ? 'offersNone' : 'figureMissing')}</p>
      )}
    </section>
  );
});

function Offer({ offer }: { offer: OfferView }) {
  const t = usePageMessages();
  const { category, value, title, text, place, terminal, until, colour } = offer;
  return (
    <li className={styles.offer}>
      <div className={styles.stub}>
        <Ground colour={colour} className={styles.ground} />
        {value && 'discount' in value && (
          <>
            <span className={styles.value}>{t('offerPercent', { percent: value.discount })}</span>{' '}
            <span>{t('offerOff')}</span>
          </>
        )}
        {value && 'price' in value && <span className={styles.value}>{value.price}</span>}
        <Icon icon={pictograms[category]} className={styles.category} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="/ofertas/pasajeros">{title}</Link>
        </h3>
        <p>{text}</p>
        <p className={styles.place}>
          <strong>
            {place} · {terminal}
          </strong>{' '}
          <span>{t('offerUntil', { day: until })}</span>
        </p>
      </div>
    </li>
  );
}
