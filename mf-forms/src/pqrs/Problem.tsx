import { Notice } from '@eldorado/ui';
import type { PqrsData } from './pqrsData.ts';

/** Why the page is still here, when it was not its fields. */
export function Problem({ data, offline }: { data: PqrsData; offline: boolean }) {
  const { texts, problem } = data;
  if (offline)
    return (
      <Notice tone="warning" role="alert">
        {texts.offline}
      </Notice>
    );
  if (problem === null) return null;
  return (
    <Notice tone="error" role="alert" title={texts.problemTitle}>
      {problem === 'too-many-requests' ? texts.problemTooMany : texts.problemFailed}
    </Notice>
  );
}
