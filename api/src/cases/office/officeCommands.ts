import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { officeAct } from './officeAct.ts';
import { fileLines, readOfficeFiles, saveFiles } from './officeFiles.ts';
import type { CaseContext } from '../store/context.ts';
import { eraseCase } from '../store/erase.ts';
import { foreignJson, foreignText } from '../mails/foreignText.ts';
import { lostLine, lostMails, lostOf, type LostMail } from '../mails/lostMails.ts';
import { dueLines } from './dueLines.ts';
import { readOfficeAction } from './officeAction.ts';
import { readCaseNumber } from '../sender/readCaseNumber.ts';
import { rotateKeys } from '../store/rotate.ts';
import { audit, findCase, listCases, listOpenCases, type Case } from '../store/store.ts';
import { templates } from './templates.ts';
import { caseStates, type CaseState, type OfficeAction } from '../lifecycle/transitions.ts';

/** What may be said beside a command. */
export type OfficeValues = Partial<
  Record<'by' | 'text' | 'file' | 'template' | 'to' | 'mail' | 'state', string>
> & { attach?: string[] };

const isState = (word: string): word is CaseState =>
  (caseStates as readonly string[]).includes(word);
const isAction = (word: string): word is OfficeAction['kind'] =>
  ['take', 'ask', 'extend', 'forward', 'answer'].includes(word);
const missing = (number: string) => new Error(`There is no case ${number}.`);

/** A case in lines that a person reads. */
function caseLines(
  { number, state, dueDay, takenBy, answers, events, files }: Case,
  lost: readonly LostMail[],
): string[] {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  return [
    `${number}  ${state}, due ${dueDay}${takenBy ? `, with ${takenBy}` : ''}`,
    ...given.map(([field, value]) => `  ${field}: ${value}`),
    ...fileLines(files),
    ...events.map(({ kind, at, ...details }) =>
      [`  ${at.toISOString()} ${kind}`, ...Object.values(details).map(String)].join(' | '),
    ),
    ...lost.map((mail) => `  NOT REACHED: ${lostLine(mail)}`),
  ].map(foreignText);
}

async function wordsOf({ template, file, text = '' }: OfficeValues, found: Case): Promise<string> {
  if (template !== undefined) {
    const words = Object.hasOwn(templates, template) ? templates[template] : undefined;
    if (!words) throw new Error(`There is no template ${template}: see templates.`);
    return words.text[found.locale];
  }
  // npm runs in the workspace's folder and remembers where it was called.
  return file === undefined ? text : readFile(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8');
}

async function find(context: CaseContext, number: string): Promise<Case> {
  const found = await findCase(context.database.orm(), context, number);
  if (!found) throw missing(number);
  return found;
}

async function perform(
  context: CaseContext,
  kind: OfficeAction['kind'],
  number: string,
  values: OfficeValues,
): Promise<string[]> {
  const found = await find(context, number);
  const { to = '', mail = '', by = 'office', attach = [] } = values;
  const said = { action: kind, text: await wordsOf(values, found), day: to, to, mail };
  const action = readOfficeAction(said);
  const attached = await readOfficeFiles(attach);
  const result = await officeAct(context, number, { action, by, attached });
  if (result.kind === 'missing') throw missing(number);
  if (result.kind === 'refused') throw new Error(result.refusal.sentence);
  const { state, dueDay, answers } = result.case;
  const isWritten = answers.email !== '' && kind !== 'take';
  const told = isWritten ? '; an e-mail that tells its sender is on its way' : '';
  const lost = isWritten ? await lostOf(context, number) : [];
  return [
    `${number} is ${state}, due ${dueDay}${told}.`,
    ...lost.map((mail) => `Earlier ${lostLine(mail)}.`),
    ...passedOn(action),
  ];
}

/** What was done, and what is left to do, where a case belongs to somebody else. */
function passedOn(action: OfficeAction): string[] {
  if (action.kind !== 'forward') return [];
  return [
    action.mail === undefined
      ? `Nothing was sent to ${action.to}: pass it on yourself, or again with --mail ADDRESS.`
      : `It goes to ${action.mail} by e-mail.`,
  ];
}

/** Opens a case for somebody of the office, which is written down. */
async function read(context: CaseContext, number: string, action: string, by = 'office') {
  const found = await find(context, number);
  await audit(context.database.orm(), context.clock.now(), by, action, number);
  return found;
}

async function exported(context: CaseContext, number: string | undefined, by?: string) {
  const orm = context.database.orm();
  const numbers = number ? [number] : (await listCases(orm)).map((row) => row.number);
  const found: object[] = [];
  for (const one of numbers) {
    const { emailHash: _, ...rest } = await read(context, one, 'export', by);
    found.push(rest);
  }
  return [foreignJson(found)];
}

async function erased(context: CaseContext, number: string, by = 'office'): Promise<string[]> {
  const done = await eraseCase(context, number, by);
  if (done === 'missing') throw missing(number);
  if (done === 'open')
    throw new Error(
      `${number} is open: its answer is owed (Ley 1755 of 2015). Answer it first, or forward it.`,
    );
  return [`${number} is erased.`];
}

async function listed(context: CaseContext, state: string | undefined): Promise<string[]> {
  if (state !== undefined && !isState(state))
    throw new Error(`A state is one of ${caseStates.join(', ')}.`);
  const rows = await listCases(context.database.orm(), state === undefined ? {} : { state });
  return [
    ...rows.map(
      (row) =>
        `${row.number}  ${row.state.padEnd(9)}  due ${row.dueDay}  ${row.type}, ${row.topic}`,
    ),
    `${rows.length} cases.`,
  ];
}

async function due(context: CaseContext): Promise<string[]> {
  const { clock, database } = context;
  const rows = await listOpenCases(database.orm(), context);
  const numbers = rows.map(({ number }) => number);
  const lines = dueLines(rows, await lostMails(database.orm(), numbers), clock.now());
  return lines.length > 0 ? lines : ['Everything is answered.'];
}

/**
 * Does what the office asks for.
 * @returns the lines to show; null for a command that is not one.
 * @throws with the reason when it is refused.
 */
export async function runOfficeCommand(
  context: CaseContext,
  [command = '', named, ...rest]: string[],
  values: OfficeValues,
): Promise<string[] | null> {
  if (rest.length > 0) return null;
  const number = named === undefined ? undefined : readCaseNumber(named);
  if (command === 'export') return exported(context, number, values.by);
  if (number !== undefined) {
    if (isAction(command)) return perform(context, command, number, values);
    if (command === 'erase') return erased(context, number, values.by);
    if (command === 'attachments')
      return saveFiles(context, await find(context, number), values.to, values.by);
    if (command !== 'show') return null;
    const found = await read(context, number, 'show', values.by);
    return caseLines(found, await lostOf(context, number));
  }
  switch (command) {
    case 'list':
      return listed(context, values.state);
    case 'due':
      return due(context);
    case 'templates':
      return Object.entries(templates).map(
        ([name, { action, text }]) => `${name} (${action}): ${text.es}`,
      );
    case 'rotate':
      return [`${await rotateKeys(context)} texts were encrypted again.`];
    default:
      return null;
  }
}
