import { fetchInto } from '@eldorado/store';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useLocation, useNavigate } from '@eldorado/remote/routing';
import { FailureState, PageHeading } from '@eldorado/ui';
import { bogotaDay } from '@eldorado/i18n';
import type { ArticleData } from '@eldorado/remote/article';
import { LazyArticle, loadArticle } from '@eldorado/remote/lazy-article';
import { articles, pages } from '../../content/collection.yaml';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { taxiApi } from '../taxiApi.ts';
import { checkTrip } from '../trip/tripCheck.ts';
import { readTripForm } from '../trip/tripForm.ts';
import { fareArgs } from './fare.ts';
import { FareForm, type FareFormProps, type FareQuestion } from './FareForm.tsx';
import { FareResult } from './FareResult.tsx';
import { FareTable } from './FareTable.tsx';
import styles from './fare.module.css';

export interface FareData extends FareFormProps {
  article: ArticleData;
}

export async function load(context: LoadContext): Promise<FareData> {
  const { url, store, now } = context;
  const { places, decree, fare } = taxiApi.endpoints;
  const [article, known] = await Promise.all([
    loadArticle({ articles, pages }, context),
    // Failed calls stay in the store; the screen shows them beside what was typed.
    fetchInto(store, places.initiate()).catch(() => null),
    fetchInto(store, decree.initiate()).catch(() => null),
  ]);
  const { form, asked } = readTripForm(url.searchParams, known ?? []);
  let question: FareQuestion = { kind: 'none' };
  if (asked) {
    question = known ? checkTrip(form, { places: known }) : { kind: 'unchecked' };
  }
  if (question.kind === 'valid') {
    await fetchInto(store, fare.initiate(fareArgs(question.trip))).catch(() => null);
  }
  return { form, question, article, today: bogotaDay(now) };
}

export const staticData = ['article'] as const;

/** How the official taxi works, led by a calculation of the fare. */
export function Screen({ data, title }: ScreenProps<FareData>) {
  const t = useTaxiMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { question } = data;
  // Loading the page again asks again for whatever failed, with the same form.
  const retry = () => void navigate({ pathname, search }, { replace: true });
  const form = <FareForm key={search} {...data} />;
  return (
    <>
      <PageHeading
        compact
        className={styles.title}
        title={title}
        lead={t('fare.lead')}
        aside={<TaxiNav current="fare" />}
      />
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
      <LazyArticle article={data.article} title={title} className={styles.article} />
    </>
  );
}
