import { defineDomain } from '../domain.ts';
import { fileStoreOf, readAttachmentSettings } from '../attachments/settings.ts';
import { sweepFiles } from '../attachments/sweep.ts';
import { takeTurns } from '../time/takeTurns.ts';
import { forgetDrafts } from './draft/drafts.ts';
import { caseEndpoints } from './endpoints.ts';
import { forgetOldCases } from './store/erase.ts';
import { openCases } from './openCases.ts';
import * as schema from './schema.ts';
import { withdrawUncompleted } from './sender/withdraw.ts';

export const casesDomain = defineDomain({
  name: 'cases',
  schemas: [schema],
  endpoints: caseEndpoints,
  async open({ app, context, options }) {
    const { attachments = readAttachmentSettings({}), casesToken: token, dataDir } = options;
    const files = { store: fileStoreOf(attachments, dataDir), scan: attachments.scan };
    const cases = await openCases(app, context, { token, files });
    return {
      part: cases,
      tidy: () =>
        takeTurns([
          () => forgetDrafts(cases),
          () => withdrawUncompleted(cases),
          () => forgetOldCases(cases),
          () => sweepFiles(cases),
        ]),
    };
  },
});
