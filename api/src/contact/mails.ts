import type { ContactForm } from '@eldorado/rules/contact-schema';
import type { Mail } from '../mail/mail.ts';
import { localisePath, type Locale } from '../text/locale.ts';

interface Words {
  subject: (reference: string) => string;
  received: string;
  reference: string;
  next: string;
  notYou: string;
  page: string;
}

const confirmation: Readonly<Record<Locale, Words>> = {
  es: {
    subject: (reference) => `Recibimos tu mensaje ${reference}`,
    received: 'Gracias por escribirle al aeropuerto El Dorado. Recibimos tu mensaje.',
    reference: 'Número de referencia',
    next: 'Guárdalo para preguntar por tu mensaje. Te respondemos a este correo; si es una petición, una queja o un reclamo, dentro del plazo de ley.',
    notYou: 'Si no nos escribiste tú, no tienes que hacer nada.',
    page: 'Contacto',
  },
  en: {
    subject: (reference) => `We have your message ${reference}`,
    received: 'Thank you for writing to El Dorado airport. We have your message.',
    reference: 'Reference number',
    next: 'Keep it to ask about your message. We will answer to this address; a petition, complaint or claim within the time set by law.',
    notYou: 'If it was not you who wrote to us, you need not do anything.',
    page: 'Contact',
  },
  fr: {
    subject: (reference) => `Nous avons reçu votre message ${reference}`,
    received: 'Merci d’avoir écrit à l’aéroport El Dorado. Nous avons reçu votre message.',
    reference: 'Numéro de référence',
    next: 'Gardez-le pour suivre votre message. Nous répondons à cette adresse ; une demande, une plainte ou une réclamation, dans le délai fixé par la loi.',
    notYou: 'Si ce n’est pas vous qui nous avez écrit, vous n’avez rien à faire.',
    page: 'Contact',
  },
  pt: {
    subject: (reference) => `Recebemos sua mensagem ${reference}`,
    received: 'Obrigado por escrever ao aeroporto El Dorado. Recebemos sua mensagem.',
    reference: 'Número de referência',
    next: 'Guarde-o para perguntar sobre sua mensagem. Respondemos a este e-mail; uma solicitação, queixa ou reclamação, dentro do prazo da lei.',
    notYou: 'Se não foi você quem nos escreveu, não precisa fazer nada.',
    page: 'Contato',
  },
};

/**
 * What the sender of a message is told. Nothing that was typed is in it: whoever types another's address must not be able
 * to send them words of their own.
 */
export function receivedMail(
  { email, locale }: Pick<ContactForm, 'email' | 'locale'>,
  reference: string,
  origin: string,
): Mail {
  const words = confirmation[locale];
  return {
    id: `${reference}-received`,
    about: reference,
    to: email,
    locale,
    subject: words.subject(reference),
    parts: [
      { kind: 'text', text: words.received },
      { kind: 'rows', rows: [[words.reference, reference]] },
      { kind: 'text', text: words.next },
      { kind: 'text', text: words.notYou },
      ...(origin
        ? [
            {
              kind: 'link' as const,
              label: words.page,
              url: origin + localisePath('/contacto', locale),
            },
          ]
        : []),
    ],
  };
}

/** A message as its desk reads it; an answer to it goes to who wrote. */
export function deskMail(form: ContactForm, reference: string, to: string): Mail {
  return {
    id: `${reference}-desk`,
    about: reference,
    to,
    locale: 'es',
    replyTo: form.email,
    subject: `${reference}: ${form.subject}`,
    parts: [
      {
        kind: 'rows',
        rows: [
          ['Referencia', reference],
          ['Nombre', form.fullName],
          ['Correo', form.email],
          ['Celular', form.mobile],
          ['Idioma', form.locale],
          ['Asunto', form.subject],
        ],
      },
      { kind: 'quote', text: form.comment },
    ],
  };
}
