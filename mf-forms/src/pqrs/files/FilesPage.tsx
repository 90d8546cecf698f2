import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { loadPage } from '../pqrsPage.ts';
import { stepTitle } from '../pqrsText.ts';
import { Gone } from '../Gone.tsx';
import { FilesForm, type FilesData } from './FilesForm.tsx';
import { loadFileTexts } from './fileText.ts';

export async function load(context: LoadContext): Promise<FilesData> {
  const [data, fileTexts] = await Promise.all([
    loadPage({ ...context, params: { step: 'archivos' } }),
    loadFileTexts(context.locale),
  ]);
  return { ...data, fileTexts };
}

export const title = ({ step, texts, answers }: FilesData): string =>
  stepTitle(texts, step, answers);

/** What is wrong is given the focus: that takes code at once. */
export const sleeps = ({ problem, files }: FilesData): boolean =>
  problem === null && files.every(({ refusal }) => refusal === null);

/** The step of a complaint or request (PQRS) that takes photos and documents; a page of its own, since only it needs their code. */
export function Screen({ data }: ScreenProps<FilesData>) {
  const { draft, gone, sent } = data;
  return draft === null || gone || sent ? (
    <Gone data={data} />
  ) : (
    <FilesForm data={data} draft={draft} />
  );
}
