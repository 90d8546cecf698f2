import { bogotaDay, type Locale, type Translated } from '@eldorado/i18n';
import { ApiError } from '@eldorado/http';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { formatFlightName, parseFlightName } from '@eldorado/rules';
import { everyMinute, fetchInto } from '@eldorado/store';
import { ErrorSummary, Notice, PageHeading } from '@eldorado/ui';
import { BoardSwitch } from '../board/filters/BoardSwitch.tsx';
import { FlightsFailure } from '../flight/FlightsFailure.tsx';
import { flightsApi } from '../flightsApi.ts';
import { useFlightMessages } from '../messages.ts';
import { wantedFlights } from './find/chooseFlight.ts';
import { ConnectionForm } from './form/ConnectionForm.tsx';
import { ConnectionResult } from './result/ConnectionResult.tsx';
import { answerConnection } from './find/connectionAnswer.ts';
import { isUnasked, readAnswers, type Answers } from './form/connectionAnswers.ts';
import { connectionApi } from './find/connectionApi.ts';
import { findConnection } from './find/findConnection.ts';
import { routeArgs } from './find/nextOnRoute.ts';
import css from './connections.module.css';

export interface ConnectionData {
  answers: Answers;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
}

export async function load({ url, now, locale, store }: LoadContext): Promise<ConnectionData> {
  const answers = readAnswers(url);
  const today = bogotaDay(now);
  const airlines = fetchInto(store, flightsApi.endpoints.airlines.initiate());
  const [chosen, figures] = await Promise.allSettled([
    airlines,
    isUnasked(answers)
      ? null
      : fetchInto(
          store,
          connectionApi.endpoints.connection.initiate({ ...wantedFlights(answers, today), locale }),
        ),
  ]);
  for (const result of [chosen, figures]) {
    // The page can be had without them: it says what is missing.
    if (result.status === 'rejected' && !(result.reason instanceof ApiError)) throw result.reason;
  }
  if (figures.status === 'fulfilled' && figures.value) {
    const list = chosen.status === 'fulfilled' ? chosen.value : [];
    const found = findConnection(answers, today, figures.value, list);
    const route =
      found.kind === 'found' &&
      routeArgs(found, answerConnection(found, figures.value), today, locale);
    if (route) {
      await fetchInto(store, connectionApi.endpoints.connectionRoute.initiate(route)).catch(
        () => undefined,
      );
    }
  }
  return { answers, today };
}

const titles: Translated<(flights: string) => string> = {
  es: (flights) => (flights ? `Conexión ${flights}` : 'Conexiones'),
  en: (flights) => (flights ? `Connection ${flights}` : 'Connections'),
  fr: (flights) => (flights ? `Correspondance ${flights}` : 'Correspondances'),
  pt: (flights) => (flights ? `Conexão ${flights}` : 'Conexões'),
};

/** A tab or a bookmark says which two flights it is about. */
export function title({ answers }: ConnectionData, locale: Locale): string {
  const [arrival, departure] = [answers.arrivalFlight, answers.departureFlight].map(
    parseFlightName,
  );
  return titles[locale](
    arrival && departure ? [arrival, departure].map(formatFlightName).join(' – ') : '',
  );
}

export function Screen({ data: { answers, today }, locale }: ScreenProps<ConnectionData>) {
  const t = useFlightMessages();
  const { data: airlines } = flightsApi.useAirlinesQuery();
  const asked = !isUnasked(answers);
  const {
    currentData: figures,
    error,
    refetch,
  } = connectionApi.useConnectionQuery(
    { ...wantedFlights(answers, today), locale },
    { skip: !asked, ...everyMinute },
  );
  const found = asked && figures ? findConnection(answers, today, figures, airlines ?? []) : null;
  const faults = found?.kind === 'faults' ? found.faults : [];
  const key = JSON.stringify(answers);
  const form = (
    <ConnectionForm
      key={key}
      answers={answers}
      today={today}
      airlines={airlines ?? null}
      faults={faults}
    />
  );
  return (
    <>
      {faults.length > 0 && (
        <ErrorSummary
          key={`faults ${key}`}
          title={t('connFaultsTitle')}
          errors={faults.map(({ field, key: fault, values }) => ({
            id: field,
            message: t(`connFault_${fault}`, values),
          }))}
        />
      )}
      {/* Who has asked knows what the page does; the lead would push the verdict off a phone's screen. */}
      <PageHeading title={t('connectionsTitle')} lead={asked ? undefined : t('connectionsLead')} />
      <BoardSwitch current="connections" />
      {asked && !figures && error && <FlightsFailure onRetry={() => void refetch()} />}
      {figures && error && (
        <Notice tone="warning" title={t('stale')}>
          {t('staleHelp')}
        </Notice>
      )}
      {found?.kind === 'found' && figures ? (
        <ConnectionResult
          answers={answers}
          today={today}
          found={found}
          figures={figures}
          answer={answerConnection(found, figures)}
          change={
            <details key={key} className={css.change}>
              <summary>{t('connChange')}</summary>
              {form}
            </details>
          }
        />
      ) : (
        form
      )}
    </>
  );
}
