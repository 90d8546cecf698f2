import { isEmail } from '@eldorado/rules';
import { wrongField } from '../../http/problem.ts';
import type { OfficeAction } from '../lifecycle/transitions.ts';

/**
 * What the office asks for, checked.
 * @throws {ApiProblem} 400 when its words, day or addressee are missing, or an address is none.
 */
export function readOfficeAction(said: {
  action: OfficeAction['kind'];
  text?: string;
  day?: string;
  to?: string;
  mail?: string;
}): OfficeAction {
  const { action, text = '', day = '', to = '', mail = '' } = said;
  if (action === 'take') return { kind: action };
  if (text.trim() === '') throw wrongField('text', 'required', 'Say it in words.');
  if (action === 'extend') {
    if (day === '') throw wrongField('day', 'required', 'Name the new day.');
    return { kind: action, text, day };
  }
  if (action === 'forward') {
    if (to.trim() === '') throw wrongField('to', 'required', 'Name who is competent.');
    if (mail !== '' && !isEmail(mail))
      throw wrongField('mail', 'email-invalid', 'Write an address such as office@example.com.');
    return { kind: action, text, to: to.trim(), ...(mail !== '' && { mail }) };
  }
  return { kind: action, text };
}
