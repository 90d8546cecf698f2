import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { askedPqrs, type PqrsDraft } from '@eldorado/rules/pqrs';
import { firstPqrsStepToDo } from '@eldorado/rules/pqrs-schema';
import { fieldsOf, localeOf, textOf } from '../../http/input/formFields.ts';
import { makeFormLimits } from '../../http/limits/formLimits.ts';
import { rulesNow, type DraftContext } from './draftContext.ts';
import { findDraft } from './drafts.ts';
import { caseConsents } from './caseConsents.ts';
import { demandShownConsent } from '../../http/input/shownConsent.ts';
import { submitDraft } from './submit.ts';

/** Makes what makes a case of the draft that a request names, once it is complete and worked for. */
export function makeCaseSender(context: DraftContext, log: FastifyBaseLogger) {
  const { clock, database } = context;
  const sends = makeFormLimits(database, log, { name: 'cases', what: 'requests' });

  return async (request: FastifyRequest) => {
    const fields = fieldsOf(request);
    const token = textOf(fields['draft']);
    const at = clock.now();
    const senderOf = (draft: PqrsDraft) => {
      const { email, comment: text } = askedPqrs(draft);
      const { proof, website } = fields;
      return { address: request.ip, email, text, proof, website };
    };
    const kept = await database.transaction((client) => findDraft(client, context, token));
    const consentVersion = textOf(fields['consentVersion']).slice(0, 40);
    if (kept?.kind === 'draft') demandShownConsent(caseConsents, consentVersion);
    // What was sent before is not worked for, nor what is not complete.
    if (kept?.kind === 'draft' && firstPqrsStepToDo(kept.draft, ...rulesNow(context)) === null)
      await sends.askForWork(senderOf(kept.draft), at.getTime());
    return submitDraft(context, token, {
      locale: localeOf(fields['locale']),
      consentVersion,
      count: (client, draft) => sends.count(senderOf(draft), at.getTime(), client),
    });
  };
}
