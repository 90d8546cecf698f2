import { articleWithPart } from '../article/articleWithPart.tsx';
import { currentFacts } from '../currentFacts.ts';
import { documentFacts } from './documents.ts';
import { DocumentsDialogue } from './DocumentsDialogue.tsx';
import type { DocumentsView } from './documentsView.ts';

/** Immigration: which documents a case needs, then the article. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<DocumentsView>({
  slot: 'documents',
  async load(context) {
    const [facts, { documentsView }] = await Promise.all([
      currentFacts(context, documentFacts),
      import(/* webpackChunkName: "documents-words" */ './documentsView.ts'),
    ]);
    return documentsView(context.locale, context.url.searchParams, facts);
  },
  Part: DocumentsDialogue,
});
