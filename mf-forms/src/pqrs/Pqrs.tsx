import type { LoadContext, ScreenProps } from '@eldorado/remote';
import type { ArticleData } from '@eldorado/remote/article';
import { LazyArticle, loadArticle } from '@eldorado/remote/lazy-article';
import { pqrsStepAt } from '@eldorado/rules/pqrs';
import { articles, pages } from '../../content/collection.yaml';
import { Gone } from './Gone.tsx';
import type { PqrsData } from './pqrsData.ts';
import { isGone, loadPage } from './pqrsPage.ts';
import { Sent } from './Sent.tsx';
import { StepForm } from './steps/StepForm.tsx';
import { Waiting } from './waiting/Waiting.tsx';
import css from './pqrs.module.css';

export { sleeps, title } from './pqrsPage.ts';

interface ScreenData extends PqrsData {
  /** What the law says of answers, under the first page. */
  article: ArticleData | null;
}

export async function load(context: LoadContext): Promise<ScreenData> {
  const data = await loadPage(context);
  const first = data.step === 'type';
  return { ...data, article: first ? await loadArticle({ articles, pages }, context) : null };
}

export const staticData = ['article'] as const;

/** Every step has a page; nothing else lies beneath the form's address. */
export const validate = ({ params }: Pick<LoadContext, 'params'>): boolean =>
  params['step'] === undefined || (pqrsStepAt(params['step']) ?? 'type') !== 'type';

/** A complaint or request (PQRS), one question or a few a page; each page is a form that the API takes. */
export function Screen({ data, title: pageTitle }: ScreenProps<ScreenData>) {
  const { texts, step, sent } = data;
  if (sent) return <Sent texts={texts} receipt={sent} />;
  if (isGone(data)) return <Gone data={data} />;
  return (
    <div className={step === 'type' ? css.page : undefined}>
      <div>
        <Waiting texts={texts} />
        <StepForm key={keyOf(data)} data={data} />
      </div>
      {step === 'type' && data.article && <LazyArticle article={data.article} title={pageTitle} />}
    </div>
  );
}

/** Another page, or the same with other faults, begins anew. */
const keyOf = ({ step, draft, faults }: ScreenData) =>
  [step, draft, ...Object.entries(faults).flat()].join(' ');
