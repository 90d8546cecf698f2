import { fetchInto } from '@eldorado/store';
import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { ButtonLink, EmptyState, FailureState, PageHeading, SegmentedLinks } from '@eldorado/ui';
import { ChoiceChips } from '../establishment/ChoiceChips.tsx';
import { DataNote } from '../establishment/DataNote.tsx';
import { withCount } from '../establishment/withCount.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { useEstablishmentMessages } from '../messages.ts';
import {
  offerCategories,
  offersOn,
  type Audience,
  type OfferArgs,
  type OfferCategory,
} from './offer.ts';
import { OfferCards } from './OfferCards.tsx';
import styles from './offers.module.css';

export interface OffersData {
  args: OfferArgs;
  category: OfferCategory | '';
}

export async function load({ pageId, url, locale, store }: LoadContext): Promise<OffersData> {
  const employee = url.searchParams.get('audience') === 'employee';
  const args: OfferArgs =
    pageId === 'ofertas-pasajeros'
      ? { locale, audience: 'passenger' }
      : { locale, ...(employee && { audience: 'employee' }) };
  const asked = url.searchParams.get('category');
  // A failed call stays in the store: the screen shows it with the choice that was made.
  await Promise.allSettled([fetchInto(store, establishmentsApi.endpoints.offers.initiate(args))]);
  return { args, category: offerCategories.find((known) => known === asked) ?? '' };
}

export function Screen({ data: { args, category }, title }: ScreenProps<OffersData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const { data: list, isError, refetch } = establishmentsApi.useOffersQuery(args);
  const forPassengers = args.audience === 'passenger';
  const { featured, others, counts } = offersOn(list?.offers ?? [], now, category);
  const address = (audience: Audience | undefined, wanted: OfferCategory | '') => {
    const search = new URLSearchParams({
      ...(audience === 'employee' && { audience }),
      ...(wanted && { category: wanted }),
    });
    const path = audience === 'passenger' ? '/ofertas/pasajeros' : '/ofertas';
    return search.size > 0 ? `${path}?${search.toString()}` : path;
  };
  return (
    <>
      <PageHeading title={title} lead={t('offer.lead')} />
      <div className={styles.filters}>
        <SegmentedLinks
          label={t('offer.audience')}
          items={[
            {
              to: address(undefined, category),
              label: t('offer.everyone'),
              current: !args.audience,
            },
            {
              to: address('passenger', category),
              label: t('offer.passengers'),
              current: forPassengers,
            },
            {
              to: address('employee', category),
              label: t('offer.employees'),
              current: args.audience === 'employee',
            },
          ]}
        />
        <ChoiceChips
          label={t('filter.category')}
          items={[
            { to: address(args.audience, ''), label: t('filter.any'), current: category === '' },
            ...offerCategories.map((key) => ({
              to: address(args.audience, key),
              label: withCount(t(`offer.category.${key}`), counts[key]),
              current: key === category,
            })),
          ]}
        />
      </div>
      {!list && isError && (
        <FailureState
          title={t('offer.failure')}
          onRetry={() => void refetch()}
          retryLabel={t('failure.retry')}
        >
          {t('failure.text')}
        </FailureState>
      )}
      {list && (
        <>
          <section aria-labelledby="featured" className={styles.section}>
            <h2 id="featured">{t('offer.featured')}</h2>
            {featured.length > 0 ? (
              <OfferCards offers={featured} />
            ) : (
              <EmptyState
                title={t('offer.noneFeatured')}
                action={
                  <ButtonLink to="/establecimientos/tiendas" variant="secondary">
                    {t('offer.toShops')}
                  </ButtonLink>
                }
              />
            )}
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others" className={styles.section}>
              <h2 id="others">{t('offer.count', { count: others.length })}</h2>
              <OfferCards offers={others} />
            </section>
          )}
          <DataNote list={list} />
        </>
      )}
    </>
  );
}
