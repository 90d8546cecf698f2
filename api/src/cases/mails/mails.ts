import type { Locale } from '@eldorado/i18n/locale';
import type { Mail, MailPart } from '../../mail/mail.ts';
import type { CaseContext } from '../store/context.ts';
import { followPath, linkEnd, mailLinkDays } from '../store/links.ts';
import { caseMailWords, type ToldKind } from './mailWords.ts';
import type { Case, CaseEvent } from '../store/store.ts';
import { isClosed, type CaseState } from '../lifecycle/transitions.ts';

const languages: Readonly<Record<Locale, string>> = {
  es: 'es-CO',
  en: 'en-GB',
  fr: 'fr-FR',
  pt: 'pt-BR',
};

/** A calendar day in words: `lunes, 14 de diciembre de 2026`. */
export const dayInWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );

const isTold = (kind: CaseEvent['kind'], locale: Locale): kind is ToldKind =>
  kind in caseMailWords[locale].told;

/** Whether the term to answer runs: not while its sender completes a case, nor once it is over. */
const runs = (state: CaseState) => state !== 'waiting' && !isClosed(state);

/** The e-mail that tells the sender of an event; null when there is nobody to tell, or nothing. */
export function caseMail(
  { links, publicOrigin }: Pick<CaseContext, 'links' | 'publicOrigin'>,
  found: Case,
  event: CaseEvent,
): Mail | null {
  const { number, locale, dueDay, answers, events } = found;
  const { kind, text, day, to = '', mail } = event;
  if (answers.email === '' || !isTold(kind, locale)) return null;
  const words = caseMailWords[locale];
  const said = { day: dayInWords(day ?? dueDay, locale), to, mailed: mail !== undefined };
  const next = words.next[kind];
  const parts: MailPart[] = [
    { kind: 'text', text: words.greeting(answers.name) },
    { kind: 'text', text: words.told[kind](said) },
    ...(text && kind !== 'reopened' ? [{ kind: 'quote' as const, text }] : []),
    ...(next ? [{ kind: 'text' as const, text: next }] : []),
    {
      kind: 'rows',
      rows: [
        [words.number, number],
        ...(runs(found.state) ? [[words.due, dayInWords(dueDay, locale)] as const] : []),
      ],
    },
    ...(publicOrigin
      ? ([
          {
            kind: 'link',
            label: words.follow,
            url: publicOrigin + followPath(links.sign(number, mailLinkDays), locale),
          },
          {
            kind: 'text',
            text: words.linkEnds(dayInWords(linkEnd(event.at, mailLinkDays), locale)),
          },
        ] as const)
      : [{ kind: 'text' as const, text: words.noLink }]),
  ];
  return {
    id: `${number}-${events.length}-${kind}`,
    about: number,
    to: answers.email,
    locale,
    subject: words.subject[kind](number),
    parts,
  };
}
