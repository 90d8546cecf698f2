import type { LoadContext, ScreenProps } from '@eldorado/remote';
import type { ArticleData } from '@eldorado/remote/article';
import { LazyArticle, loadArticle } from '@eldorado/remote/lazy-article';
import { pqrsStepAt } from '@eldorado/rules/pqrs';
import { articles, pages } from '../../content/collection.yaml';
import { Gone, goneTitle } from './Gone.tsx';
import { loadPqrs, type PqrsData } from './pqrsData.ts';
import { stepTitle } from './pqrsText.ts';
import { Review } from './Review.tsx';
import { Sent } from './Sent.tsx';
import { StepForm } from './steps/StepForm.tsx';
import { Waiting } from './waiting/Waiting.tsx';
import css from './pqrs.module.css';

interface ScreenData extends PqrsData {
  /** What the law says of answers, under the first page. */
  article: ArticleData | null;
}

export async function load(context: LoadContext): Promise<ScreenData> {
  const data = await loadPqrs(context);
  const first = data.step === 'type';
  return { ...data, article: first ? await loadArticle({ articles, pages }, context) : null };
}

export const staticData = ['article'] as const;

/** What is wrong is given the focus, and a challenge is worked on: that takes code at once. */
export const sleeps = ({ faults, problem, proof }: ScreenData): boolean =>
  problem === null && proof === null && Object.keys(faults).length === 0;

/** Every step has a page; nothing else lies beneath the form's address. */
export const validate = ({ params }: Pick<LoadContext, 'params'>): boolean =>
  params['step'] === undefined || (pqrsStepAt(params['step']) ?? 'type') !== 'type';

/** Whether there is nothing to answer or to confirm. */
const isGone = ({ step, gone, sent }: ScreenData) => sent === null && (gone || step === 'sent');

export const title = (data: ScreenData): string => (isGone(data) ? goneTitle(data) : stepOf(data));
const stepOf = ({ step, texts, answers, faults }: ScreenData): string =>
  (Object.keys(faults).length > 0 ? texts.errorMark : '') + stepTitle(texts, step, answers);

/** A complaint or request (PQRS), one question or a few a page; each page is a form that the API takes. */
export function Screen({ data, title: pageTitle }: ScreenProps<ScreenData>) {
  const { texts, step, sent } = data;
  if (sent) return <Sent texts={texts} receipt={sent} />;
  if (isGone(data)) return <Gone data={data} />;
  return (
    <div className={step === 'type' ? css.page : undefined}>
      <div>
        <Waiting texts={texts} />
        {step === 'review' ? <Review data={data} /> : <StepForm key={keyOf(data)} data={data} />}
      </div>
      {step === 'type' && data.article && <LazyArticle article={data.article} title={pageTitle} />}
    </div>
  );
}

/** Another page, or the same with other faults, begins anew. */
const keyOf = ({ step, draft, faults }: ScreenData) =>
  [step, draft, ...Object.entries(faults).flat()].join(' ');
