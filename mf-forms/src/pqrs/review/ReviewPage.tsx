import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { Gone } from '../Gone.tsx';
import type { PqrsData } from '../pqrsData.ts';
import { isGone, loadPage } from '../pqrsPage.ts';
import { Sent } from '../Sent.tsx';
import { Waiting } from '../waiting/Waiting.tsx';
import { Review } from './Review.tsx';

export { sleeps, title } from '../pqrsPage.ts';

export const load = (context: LoadContext): Promise<PqrsData> =>
  loadPage({ ...context, params: { step: 'revisar' } });

/** The step that shows all that was answered and sends it; a page of its own, since only it needs its code. */
export function Screen({ data }: ScreenProps<PqrsData>) {
  const { texts, sent } = data;
  if (sent) return <Sent texts={texts} receipt={sent} />;
  if (isGone(data)) return <Gone data={data} />;
  return (
    <div>
      <Waiting texts={texts} />
      <Review data={data} />
    </div>
  );
}
