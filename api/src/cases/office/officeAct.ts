import { dropOffices, putOffices, showOffices } from '../../attachments/content.ts';
import { Refused } from '../../attachments/inspect/findings.ts';
import { wrongField } from '../../http/problem.ts';
import { act, type Acted } from '../act.ts';
import type { CaseContext } from '../store/context.ts';
import { attachedFiles, sendersFiles, type OfficeFile } from './officeFiles.ts';
import { findCase } from '../store/store.ts';
import type { OfficeAction } from '../lifecycle/transitions.ts';

/**
 * Does what the office says with a case, by command and over HTTP alike. Files go with an answer: they are sent with it and the
 * case's from then on, or neither.
 * @throws {ApiProblem} 400 when a file cannot go with it.
 */
export async function officeAct(
  context: CaseContext,
  number: string,
  {
    action,
    by,
    attached = [],
  }: { action: OfficeAction; by: string; attached?: readonly OfficeFile[] },
): Promise<Acted> {
  const found = await findCase(context.database.orm(), context, number);
  if (!found) return { kind: 'missing' };
  if (attached.length === 0) {
    const sent = action.kind === 'forward' && action.mail !== undefined;
    return act(
      context,
      number,
      action,
      by,
      sent ? { files: await sendersFiles(context, found) } : {},
    );
  }
  if (action.kind !== 'answer')
    throw wrongField('files', 'not-an-answer', 'Files go with an answer alone.');
  if (found.answers.email === '')
    throw wrongField(
      'files',
      'no-email',
      'This sender has no e-mail: say it in words, which they read on the site.',
    );
  const put: string[] = [];
  let given = false;
  try {
    const files = await attachedFiles(attached);
    for (const file of attached) put.push(await putOffices(context, number, file));
    const within = async (client: Parameters<typeof showOffices>[0]) => {
      await showOffices(client, put);
    };
    const acted = await act(context, number, action, by, { files, within });
    given = acted.kind === 'done';
    return acted;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw wrongField('files', error.refusal, `A file is not taken: ${error.refusal}.`);
  } finally {
    if (!given) await dropOffices(context, put);
  }
}
