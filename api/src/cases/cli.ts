import { parseArgs } from 'node:util';
import { withDatabase, type CommandIo } from '../db/command.ts';
import { runOfficeCommand } from './office/officeCommands.ts';
import { officeContext } from './office/officeContext.ts';
import { caseStates } from './lifecycle/transitions.ts';

/** How it is called. */
export const usage = `Usage:
  npm run cases -- list [--state STATE]       every case, the first due first (${caseStates.join(', ')})
  npm run cases -- due                        what is to be answered, forwarded or asked for, the most urgent first
  npm run cases -- show NUMBER                everything of a case; reading it is written down
  npm run cases -- take NUMBER                says that you deal with it
  npm run cases -- ask NUMBER WORDS           asks its sender for what is missing
  npm run cases -- extend NUMBER --to DAY WORDS    more time, at most double the term, with the reason
  npm run cases -- forward NUMBER --to NAME [--mail ADDRESS] WORDS  sends it to who is competent, and tells its sender;
                                              without an address it tells them that you passed it on yourself
  npm run cases -- answer NUMBER WORDS [--attach FILE]...  answers it; files go with the e-mail
  npm run cases -- attachments NUMBER --to FOLDER  writes out its photos and documents, which is written down
  npm run cases -- export [NUMBER]            one case or all of them as JSON
  npm run cases -- erase NUMBER               takes what is personal out of a case that is over
  npm run cases -- templates                  what the office says often
  npm run cases -- rotate                     encrypts everything with the first key of DATA_KEYS (docs/cases.md)

  WORDS are --text TEXT, --file FILE or --template NAME; the template's are in the language of the sender
  --by NAME says who you are; the name of your account unless given`;

const text = { type: 'string' } as const;
const attach = { type: 'string', multiple: true } as const;
const options = {
  by: text,
  text,
  file: text,
  template: text,
  to: text,
  mail: text,
  state: text,
  attach,
};

/** @returns 0 when it worked, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  return withDatabase(io, async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = io.env['USER'] ?? 'office';
    const lines = await runOfficeCommand(context, positionals, { by, ...values });
    if (lines === null) io.warn(usage);
    for (const line of lines ?? []) io.say(line);
    return lines === null ? 2 : 0;
  });
}
