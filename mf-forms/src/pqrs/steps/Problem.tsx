import { Button, Notice, useHydrated } from '@eldorado/ui';
import type { PqrsData } from '../pqrsData.ts';
import type { PqrsTexts } from '../texts/es.ts';
import css from '../pqrs.module.css';

interface ProblemProps {
  data: Pick<PqrsData, 'texts' | 'proof'>;
  /** The API's code. */
  problem: string | null;
  /** Keeps what nobody answered on this device; null while there is nothing to keep. */
  onWait: (() => void) | null;
}

/** Why the page is still here, when it was not its fields. */
export function Problem({ data, problem, onWait }: ProblemProps) {
  const { texts, proof } = data;
  const hydrated = useHydrated();
  if (onWait)
    return (
      <Notice tone="warning" role="alert" className={css.notice}>
        <p className={css.words}>{texts.offline}</p>
        <p className={css.words}>{texts.waitAsk}</p>
        <p className={css.actions}>
          <Button variant="secondary" onClick={onWait}>
            {texts.wait}
          </Button>
        </p>
      </Notice>
    );
  if (problem === null) return null;
  if (proof)
    return (
      <Notice tone="info" role="status" className={css.notice}>
        {hydrated ? texts.working : texts.problemWait}
      </Notice>
    );
  return (
    <Notice tone="error" role="alert" title={texts.problemTitle} className={css.notice}>
      {texts[problemWords[problem as keyof typeof problemWords] ?? 'problemFailed']}
    </Notice>
  );
}

/** What its sender can do something about. */
const problemWords = {
  'too-many-requests': 'problemTooMany',
  'too-large': 'problemTooLarge',
  'consent-required': 'missingConsent',
} as const satisfies Record<string, keyof PqrsTexts>;
