import { fetchInto } from '@eldorado/store';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useLocation, useNavigate } from '@eldorado/remote/routing';
import { Article, FailureState, Link, PageHeading, type ArticleContent } from '@eldorado/ui';
import { articles } from '../content/index.ts';
import { sources } from '../content/sources.ts';
import { taxis } from '../content/taxis/meta.ts';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import { FareFields } from './FareFields.tsx';
import { readFareForm, type FareForm } from './fareForm.ts';
import { checkFareForm, type FareRequest } from './fareRequest.ts';
import { FareResult } from './FareResult.tsx';
import styles from './fare.module.css';

export interface FareData {
  form: FareForm;
  request: FareRequest;
  content: ArticleContent;
}

export async function load({ url, locale, store }: LoadContext): Promise<FareData> {
  const { form, asked } = readFareForm(url.searchParams);
  const { places, decree, fare } = taxiApi.endpoints;
  const [{ default: content }, known] = await Promise.all([
    articles.taxis[locale](),
    // Failed calls stay in the store; the screen shows them beside what was typed.
    fetchInto(store, places.initiate()).catch(() => null),
    fetchInto(store, decree.initiate()).catch(() => null),
  ]);
  const request: FareRequest = asked ? checkFareForm(form, known) : { kind: 'none' };
  if (request.kind === 'valid') {
    await fetchInto(store, fare.initiate(request.args)).catch(() => null);
  }
  return { form, request, content };
}

/** How the official taxi works, led by a calculation of the fare. */
export function Screen({ data: { form, request, content }, locale }: ScreenProps<FareData>) {
  const t = useTaxiMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: places } = taxiApi.usePlacesQuery();
  // Loading the page again asks again for whatever failed, with the same form.
  const retry = () => void navigate({ pathname, search }, { replace: true });
  return (
    <>
      <PageHeading title={taxis.title[locale]} />
      <section aria-labelledby="fare" className={styles.calculator}>
        <div className={styles.ask}>
          <h2 id="fare" className={styles.heading}>
            {t('fare.title')}
          </h2>
          <p className={styles.lead}>{t('fare.lead')}</p>
          <FareFields key={search} form={form} request={request} places={places ?? []} />
        </div>
        <div className={styles.answer} aria-live="polite">
          {request.kind === 'unchecked' && (
            <FailureState title={t('fare.failure')} onRetry={retry} retryLabel={t('retry')}>
              {t('fare.failureText')}
            </FailureState>
          )}
          {request.kind === 'valid' && <FareResult args={request.args} onRetry={retry} />}
          {(request.kind === 'none' || request.kind === 'invalid') && (
            <p className={styles.hint}>{t('fare.waiting')}</p>
          )}
        </div>
      </section>
      <p className={styles.bookings}>
        <Link to="/servicios/taxis/mis-reservas">{t('fare.toBookings')}</Link>
      </p>
      <Article content={content} sources={sources} />
    </>
  );
}
