import { ApiError } from '@eldorado/http';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { ErrorSummary, PageHeading } from '@eldorado/ui';
import { BoardSwitch } from '../board/BoardSwitch.tsx';
import { flightsApi } from '../flightsApi.ts';
import { useFlightMessages } from '../messages.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { ConnectionSteps } from './ConnectionSteps.tsx';
import { planConnection, readAnswers, type ConnectionAnswers } from './connectionPlan.ts';

export async function load({ url, store }: LoadContext): Promise<ConnectionAnswers> {
  try {
    await fetchInto(store, flightsApi.endpoints.airlines.initiate());
  } catch (error) {
    // The steps can be had without the airlines; only the terminals stay unknown.
    if (!(error instanceof ApiError)) throw error;
  }
  return readAnswers(url);
}

export function Screen({ data: answers }: ScreenProps<ConnectionAnswers>) {
  const t = useFlightMessages();
  const { data: airlines } = flightsApi.useAirlinesQuery();
  const plan = planConnection(answers, airlines ?? []);
  const missing = plan.kind === 'incomplete' ? plan.missing : [];
  return (
    <>
      {missing.length > 0 && (
        <ErrorSummary
          key={missing.join()}
          title={t('missingTitle')}
          errors={missing.map((name) => ({ id: name, message: t(`missing_${name}`) }))}
        />
      )}
      <PageHeading title={t('connectionsTitle')} lead={t('connectionsLead')} />
      <BoardSwitch current="connections" />
      <ConnectionForm
        key={JSON.stringify(answers)}
        answers={answers}
        airlines={airlines ?? null}
        missing={missing}
      />
      {plan.kind === 'ready' && <ConnectionSteps plan={plan} />}
    </>
  );
}
