import type { Locale } from '../text/locale.ts';
import type { Mail, MailPart } from './mail.ts';

const footers: Readonly<Record<Locale, string>> = {
  es: 'Aeropuerto Internacional El Dorado, Bogotá. Este mensaje se envió de forma automática.',
  en: 'El Dorado International Airport, Bogotá. This message was sent automatically.',
  fr: 'Aéroport international El Dorado, Bogota. Ce message a été envoyé automatiquement.',
  pt: 'Aeroporto Internacional El Dorado, Bogotá. Esta mensagem foi enviada automaticamente.',
};
const languages: Readonly<Record<Locale, string>> = {
  es: 'es-CO',
  en: 'en',
  fr: 'fr',
  pt: 'pt-BR',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const lines = (text: string) => escape(text).replace(/\r?\n/g, '<br>');

function textOf(part: MailPart): string {
  if (part.kind === 'rows')
    return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if (part.kind === 'quote') return part.text.replace(/^/gm, '> ');
  if (part.kind === 'link') return `${part.label}: ${part.url}`;
  return part.text;
}

function htmlOf(part: MailPart): string {
  if (part.kind === 'rows') {
    const rows = part.rows.map(
      ([label, value]) =>
        `<dt style="color:#595959">${escape(label)}</dt><dd style="margin:0 0 8px;font-weight:600">${lines(value)}</dd>`,
    );
    return `<dl style="margin:0 0 16px">${rows.join('')}</dl>`;
  }
  if (part.kind === 'quote')
    return `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #ffc844">${lines(part.text)}</blockquote>`;
  if (part.kind === 'link')
    return `<p style="margin:0 0 16px"><a href="${escape(part.url)}" style="color:#005a8c">${escape(part.label)}</a></p>`;
  return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
}

/** What an e-mail says, as plain text and as HTML of the same words. */
export function writeMail({ locale, subject, parts }: Mail): { text: string; html: string } {
  const footer = footers[locale];
  return {
    text: [...parts.map(textOf), `--\n${footer}\n`].join('\n\n'),
    html: `<!doctype html><html lang="${languages[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;padding:16px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#fff"><div style="max-width:600px;margin:0 auto;border-top:6px solid #ffc844;padding-top:16px">${parts.map(htmlOf).join('')}<p style="margin:24px 0 0;color:#595959;font-size:14px">${escape(footer)}</p></div></body></html>`,
  };
}
