import { memo } from 'react';
import type { Locale } from '@eldorado/i18n';
import { ButtonLink, type Pictogram } from '@eldorado/ui';
import { Carousel } from '@eldorado/ui/carousel';
import {
  familyIcon,
  leafIcon,
  planeDepartureIcon,
  restaurantIcon,
  shopIcon,
  taxiIcon,
} from '@eldorado/ui/icons';
import { usePageMessages } from '../messages.ts';
import { Ground } from './Ground.tsx';
import { homeApi, type BannerView } from './homeApi.ts';
import home from './home.module.css';
import styles from './banners.module.css';

/** Milliseconds that a banner stays; it can be paused, and never moves where motion is unwanted. */
const pace = 8_000;

const pictograms: Record<BannerView['illustration'], Pictogram> = {
  runway: planeDepartureIcon,
  shops: shopIcon,
  food: restaurantIcon,
  taxi: taxiIcon,
  family: familyIcon,
  sustainability: leafIcon,
};

/** What the airport wants travellers to know, one banner at a time. */
export const Banners = memo(function Banners({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const { data: banners } = homeApi.useBannersQuery({ locale });
  if (!banners?.length) return null;
  return (
    <div className={home.section}>
      <Carousel
        label={t('bannersTitle')}
        heading={<span className={home.title}>{t('bannersTitle')}</span>}
        slides={banners.map((banner) => ({
          key: banner.id,
          label: banner.title,
          content: <Banner banner={banner} />,
        }))}
        autoplayMs={pace}
        previousLabel={t('bannersPrevious')}
        nextLabel={t('bannersNext')}
        pauseLabel={t('bannersPause')}
        playLabel={t('bannersPlay')}
        slideLabel={(n, of) => t('bannerPlace', { n, of })}
      />
    </div>
  );
});

function Banner({ banner }: { banner: BannerView }) {
  const { title, text, action, to, colour, illustration } = banner;
  return (
    <div className={styles.banner}>
      <Ground colour={colour} className={styles.ground} />
      <svg
        aria-hidden="true"
        className={styles.art}
        viewBox="0 0 600 280"
        preserveAspectRatio="xMaxYMid slice"
      >
        <circle cx="410" cy="140" r="210" className={styles.halo} />
        <circle cx="410" cy="140" r="152" className={styles.halo} />
        <circle cx="410" cy="140" r="100" className={styles.sun} />
        <path
          className={styles.hills}
          d="M0 290 110 204l52 28 80-70 62 54 66-38 62 46 84-74 90 52v88z"
        />
        <path
          className={styles.pictogram}
          d={pictograms[illustration]}
          transform="translate(344 66) scale(5.5)"
        />
      </svg>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
    </div>
  );
}
