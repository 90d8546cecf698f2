import { otherAirline } from '@eldorado/rules/pqrs';
import { pqrsAuthorityOf } from '@eldorado/rules/pqrs-competent';
import { bogotaDay } from '../../time/time.ts';
import type { Mail, MailFile, MailPart } from '../../mail/mail.ts';
import { dayInWords } from './mails.ts';
import type { Case, CaseEvent } from '../store/store.ts';
import { itemWords, requestWords, topicWords, typeWords } from './transferWords.ts';

const languages = new Intl.DisplayNames('es-CO', { type: 'language' });

/**
 * A case as who is competent gets it, in Spanish (Ley 1755 de 2015, article 21): all that its sender wrote. Name and contact go
 * with it, which every version of the consent says; an anonymous case has none. An answer to it goes to its sender.
 * @param files the sender's, as many as an e-mail takes.
 */
export function transferMail(
  found: Case,
  { to = '', mail }: CaseEvent & { mail: string },
  files: readonly MailFile[],
): Mail {
  const { number, answers, events } = found;
  const { email } = answers;
  const added = events.filter(({ kind, text }) => text && /^(informed|reopened)$/.test(kind));
  const parts: MailPart[] = [
    {
      kind: 'text',
      text: `El aeropuerto El Dorado recibió esta solicitud, que le corresponde a ${to}. Se la trasladamos (Ley 1755 de 2015, artículo 21)${email ? ' y le avisamos a quien la envió' : ''}.`,
    },
    { kind: 'rows', rows: rowsOf(found).filter(([, value]) => value !== '') },
    { kind: 'quote', text: answers.comment },
    ...added.flatMap(({ at, text = '' }): MailPart[] => [
      { kind: 'text', text: `Agregó el ${dayInWords(bogotaDay(at), 'es')}:` },
      { kind: 'quote', text },
    ]),
    ...filesPart(found, files),
    {
      kind: 'text',
      text: email
        ? `Respóndale a ${email}: lo que responda a este correo le llega a esa persona.`
        : 'La envió sin su nombre ni sus datos: no hay a quién escribirle.',
    },
  ];
  return {
    id: `${number}-${events.length}-transfer`,
    about: number,
    to: mail,
    locale: 'es',
    ...(email && { replyTo: email }),
    subject: `Traslado por competencia: solicitud ${number}`,
    parts,
    files,
  };
}

const rowsOf = ({ number, receivedAt, type, topic, locale, answers }: Case) =>
  [
    ['Número', number],
    ['Recibida', dayInWords(bogotaDay(receivedAt), 'es')],
    ['Clase', typeWords[type]],
    ['Pide', requestWords[answers.request] ?? ''],
    ['Tema', topicWords[topic]],
    ['Aerolínea', answers.airline === otherAirline ? 'otra' : answers.airline],
    ['Vuelo', answers.flight],
    ['Establecimiento', answers.establishment],
    ['Servicio', pqrsAuthorityOf(answers.service)?.name ?? answers.service.replaceAll('-', ' ')],
    ['Parte del aeropuerto', itemWords[answers.item] ?? ''],
    ['Lugar', answers.place],
    ['Fecha', answers.eventDate && dayInWords(answers.eventDate, 'es')],
    ['Hora', answers.eventTime],
    ['Nombre', answers.name],
    ['Correo', answers.email],
    ['Celular', answers.phone],
    ['Idioma', languages.of(locale) ?? locale],
  ] as const;

function filesPart({ files }: Case, sent: readonly MailFile[]): MailPart[] {
  const count = files.filter(({ state, source }) => state === 'kept' && source === 'sender').length;
  if (count === 0) return [];
  const text =
    sent.length > 0
      ? 'Sus archivos van adjuntos.'
      : 'También envió archivos, que no caben en este correo.';
  return [{ kind: 'text', text }];
}
