import type { Mail } from '../mail/mail.ts';
import { localisePath, type Locale } from '../text/locale.ts';

interface Words {
  subject: string;
  asked: string;
  confirm: string;
  ignore: string;
}

const words: Readonly<Record<Locale, Words>> = {
  es: {
    subject: 'Confirma tu suscripción al boletín de El Dorado',
    asked:
      'Alguien pidió el boletín del aeropuerto El Dorado para este correo. Si fuiste tú, confírmalo.',
    confirm: 'Confirmar mi suscripción',
    ignore: 'Si no fuiste tú, no hagas nada: en siete días borramos este correo.',
  },
  en: {
    subject: 'Confirm that you want El Dorado’s newsletter',
    asked:
      'Somebody asked for the newsletter of El Dorado airport for this address. If it was you, confirm it.',
    confirm: 'Confirm my subscription',
    ignore: 'If it was not you, do nothing: we delete this address in seven days.',
  },
  fr: {
    subject: 'Confirmez votre abonnement à la lettre d’El Dorado',
    asked:
      'Quelqu’un a demandé la lettre d’information de l’aéroport El Dorado pour cette adresse. Si c’est vous, confirmez.',
    confirm: 'Confirmer mon abonnement',
    ignore: 'Si ce n’est pas vous, ne faites rien : nous effaçons cette adresse dans sept jours.',
  },
  pt: {
    subject: 'Confirme sua assinatura do boletim de El Dorado',
    asked: 'Alguém pediu o boletim do aeroporto El Dorado para este e-mail. Se foi você, confirme.',
    confirm: 'Confirmar minha assinatura',
    ignore: 'Se não foi você, não faça nada: apagamos este e-mail em sete dias.',
  },
};

/** The page on which a reader confirms, changes the language, or leaves. */
export const subscriptionPage = (origin: string, locale: Locale, token: string) =>
  `${origin}${localisePath('/boletin/suscripcion', locale)}?token=${token}`;

/** Where mail programs end a subscription by one POST (RFC 8058). */
export const unsubscribeUrl = (origin: string, token: string) =>
  `${origin}/api/v2/newsletter/unsubscribe?token=${token}`;

/** What every e-mail of a subscription is about, for `forgetMails`. */
export const aboutSubscription = (id: number) => `newsletter-${id}`;

/**
 * Asks the owner of an address whether it was they who signed up. Nothing that was typed is in it, and there is one a day:
 * whoever types another's address must not be able to send them words, or many e-mails.
 */
export function confirmMail(
  { id, email, locale }: { id: number; email: string; locale: Locale },
  { token, origin, now }: { token: string; origin: string; now: Date },
): Mail {
  const { subject, asked, confirm, ignore } = words[locale];
  return {
    id: `${aboutSubscription(id)}-confirm-${now.toISOString().slice(0, 10)}`,
    about: aboutSubscription(id),
    to: email,
    locale,
    subject,
    parts: [
      { kind: 'text', text: asked },
      {
        kind: 'link',
        label: confirm,
        url: `${subscriptionPage(origin, locale, token)}&step=confirm`,
      },
      { kind: 'text', text: ignore },
    ],
    unsubscribeUrl: unsubscribeUrl(origin, token),
  };
}
