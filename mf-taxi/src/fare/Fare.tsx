import { fetchInto } from '@eldorado/store';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useLocation, useNavigate } from '@eldorado/remote/routing';
import { Article, FailureState, PageHeading, type ArticleContent } from '@eldorado/ui';
import { bogotaDay } from '@eldorado/i18n';
import { articles } from '../content/index.ts';
import { sources } from '../content/sources.ts';
import { taxis } from '../content/taxis/meta.ts';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { taxiApi } from '../taxiApi.ts';
import { checkTrip, type TripCheck } from '../trip/tripCheck.ts';
import { readTripForm, type TripForm } from '../trip/tripForm.ts';
import { fareArgs, usualLimits } from './fare.ts';
import { FareForm } from './FareForm.tsx';
import { FareResult } from './FareResult.tsx';
import { FareTable } from './FareTable.tsx';
import styles from './fare.module.css';

/** What the address asks for: nothing, something that cannot be checked without the places, or a ride. */
type Question = { kind: 'none' } | { kind: 'unchecked' } | TripCheck;

export interface FareData {
  form: TripForm;
  question: Question;
  content: ArticleContent;
  /** Bogotá's day, the first that can be chosen. */
  today: string;
}

export async function load({ url, locale, store, now }: LoadContext): Promise<FareData> {
  const { places, decree, fare } = taxiApi.endpoints;
  const [{ default: content }, known, rates] = await Promise.all([
    articles.taxis[locale](),
    // Failed calls stay in the store; the screen shows them beside what was typed.
    fetchInto(store, places.initiate()).catch(() => null),
    fetchInto(store, decree.initiate()).catch(() => null),
  ]);
  const { form, asked } = readTripForm(url.searchParams, known ?? []);
  let question: Question = { kind: 'none' };
  if (asked) {
    question = known
      ? checkTrip(form, { places: known, limits: rates?.limits ?? usualLimits })
      : { kind: 'unchecked' };
  }
  if (question.kind === 'valid') {
    await fetchInto(store, fare.initiate(fareArgs(question.trip))).catch(() => null);
  }
  return { form, question, content, today: bogotaDay(now) };
}

/** How the official taxi works, led by a calculation of the fare. */
export function Screen({ data, locale }: ScreenProps<FareData>) {
  const t = useTaxiMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { question } = data;
  // Loading the page again asks again for whatever failed, with the same form.
  const retry = () => void navigate({ pathname, search }, { replace: true });
  const form = <FareForm key={search} {...data} />;
  return (
    <>
      <PageHeading title={taxis.title[locale]} lead={t('fare.lead')} />
      <TaxiNav current="fare" />
      <section aria-labelledby="fare" className={styles.calculator}>
        <h2 id="fare" className={styles.heading}>
          {t('fare.title')}
        </h2>
        {question.kind === 'unchecked' && (
          <FailureState title={t('fare.failure')} onRetry={retry} retryLabel={t('retry')}>
            {t('fare.failureText')}
          </FailureState>
        )}
        {question.kind === 'valid' ? (
          <>
            <FareResult trip={question.trip} form={data.form} onRetry={retry} />
            <details key={search} className={styles.change}>
              <summary>{t('fare.change')}</summary>
              {form}
            </details>
          </>
        ) : (
          form
        )}
      </section>
      <FareTable />
      <Article content={data.content} sources={sources} className={styles.article} />
    </>
  );
}
