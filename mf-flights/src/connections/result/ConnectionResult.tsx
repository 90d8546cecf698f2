import type { ReactNode } from 'react';
import { useLocale } from '@eldorado/i18n';
import { Notice } from '@eldorado/ui';
import { DataTime } from '../../flight/DataTime.tsx';
import { DemoLabel } from '../../flight/DemoLabel.tsx';
import { useFlightMessages } from '../../messages.ts';
import type { ConnectionAnswer } from '../find/connectionAnswer.ts';
import type { Answers } from '../form/connectionAnswers.ts';
import { connectionApi, type ConnectionFigures } from '../find/connectionApi.ts';
import type { FoundConnection } from '../find/findConnection.ts';
import { nextOnRoute, routeArgs } from '../find/nextOnRoute.ts';
import { NextOnRoute } from './NextOnRoute.tsx';
import { ShareConnection } from './ShareConnection.tsx';
import { Sources } from './Sources.tsx';
import { StepList } from './StepList.tsx';
import { VerdictSign } from './VerdictSign.tsx';
import { WhatToDo } from './WhatToDo.tsx';
import css from '../connections.module.css';

interface Props {
  answers: Answers;
  today: string;
  found: Extract<FoundConnection, { kind: 'found' }>;
  figures: ConnectionFigures;
  answer: ConnectionAnswer;
  /** The form again, folded. */
  change: ReactNode;
}

/** The answer: the verdict, the steps with their minutes, and what to do then. */
export function ConnectionResult({ answers, today, found, figures, answer, change }: Props) {
  const t = useFlightMessages();
  const args = routeArgs(found, answer, today, useLocale());
  const { data: route } = connectionApi.useConnectionRouteQuery(
    args ?? { iata: '', days: [], locale: 'es' },
    { skip: !args },
  );
  return (
    <section aria-labelledby="verdict" className={css.result}>
      <VerdictSign found={found} verdict={answer.verdict} />
      <div className={css.under}>
        {figures.updatedAt && <FiguresAge instant={figures.updatedAt} demo={figures.demo} />}
        <ShareConnection answers={answers} />
      </div>
      {change}
      {!answer.terminals && (
        <Notice tone="info" title={t('terminalsUnknown')}>
          {t('terminalsUnknownText')}
        </Notice>
      )}
      <div className={css.columns}>
        <StepList found={found} answer={answer} />
        <div className={css.aside}>
          <WhatToDo found={found} verdict={answer.verdict} />
          {args && route && (
            <NextOnRoute
              answers={answers}
              city={found.departure.flight?.city ?? args.iata}
              flights={nextOnRoute(found, route, figures)}
            />
          )}
        </div>
      </div>
      <Sources steps={answer.steps} />
    </section>
  );
}

function FiguresAge({ instant, demo }: { instant: string; demo: boolean }) {
  return (
    <p className={css.age}>
      <DataTime instant={instant} />
      {demo && <DemoLabel />}
    </p>
  );
}
