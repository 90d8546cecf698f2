import type { Locale } from '@eldorado/i18n/locale';

export interface SubscriptionWords {
  lead: string;
  confirmed: string;
  saved: string;
  unsubscribed: string;
  unknown: string;
  failed: string;
  toForm: string;
  confirmLead: string;
  confirm: string;
  language: string;
  save: string;
  endLead: string;
  end: string;
}

/** Apart from the remote's texts, which every page's footer loads: this page is only rendered on the server. */
export const subscriptionWords: Readonly<Record<Locale, SubscriptionWords>> = {
  es: {
    lead: 'Aquí confirmas que quieres recibirlo, eliges el idioma o te das de baja.',
    confirmed: 'Se ha súscrito correctamente',
    saved: 'Guardamos el idioma de tu boletín',
    unsubscribed: 'Ya no recibes el boletín y borramos tus datos',
    unknown: 'Este enlace ya no sirve. Suscríbete de nuevo si quieres el boletín.',
    failed: 'Ahora no podemos hacerlo. Espera un momento e inténtalo de nuevo.',
    toForm: 'Ir al boletín',
    confirmLead: 'Confirma que el correo es tuyo y que quieres recibir el boletín.',
    confirm: 'Confirmar mi suscripción',
    language: 'Idioma del boletín',
    save: 'Guardar idioma',
    endLead: 'Si te das de baja, borramos tu nombre y tu correo enseguida.',
    end: 'Darme de baja',
  },
  en: {
    lead: 'Confirm that you want it, choose its language or unsubscribe.',
    confirmed: 'You have signed up',
    saved: 'The language of your newsletter is saved',
    unsubscribed: 'You no longer receive the newsletter, and we have deleted your data',
    unknown: 'This link no longer works. Sign up again if you want the newsletter.',
    failed: 'We cannot do it now. Wait a moment and try again.',
    toForm: 'Go to the newsletter',
    confirmLead: 'Confirm that the address is yours and that you want the newsletter.',
    confirm: 'Confirm my subscription',
    language: 'Language of the newsletter',
    save: 'Save language',
    endLead: 'When you unsubscribe we delete your name and e-mail address at once.',
    end: 'Unsubscribe',
  },
  fr: {
    lead: 'Confirmez que vous la voulez, choisissez sa langue ou désabonnez-vous.',
    confirmed: 'Votre abonnement est enregistré',
    saved: 'La langue de votre lettre est enregistrée',
    unsubscribed: 'Vous ne recevez plus la lettre et vos données sont effacées',
    unknown: 'Ce lien ne fonctionne plus. Abonnez-vous à nouveau si vous voulez la lettre.',
    failed: 'Nous ne pouvons pas le faire maintenant. Patientez un instant et réessayez.',
    toForm: 'Aller à la lettre d’information',
    confirmLead: 'Confirmez que cette adresse est la vôtre et que vous voulez la lettre.',
    confirm: 'Confirmer mon abonnement',
    language: 'Langue de la lettre',
    save: 'Enregistrer la langue',
    endLead: 'Si vous vous désabonnez, nous effaçons aussitôt votre nom et votre e-mail.',
    end: 'Me désabonner',
  },
  pt: {
    lead: 'Confirme que quer recebê-lo, escolha o idioma ou cancele a assinatura.',
    confirmed: 'Você se inscreveu com sucesso',
    saved: 'Salvamos o idioma do seu boletim',
    unsubscribed: 'Você não recebe mais o boletim e apagamos seus dados',
    unknown: 'Este link não funciona mais. Assine de novo se quiser o boletim.',
    failed: 'Agora não podemos fazer isso. Espere um momento e tente de novo.',
    toForm: 'Ir ao boletim',
    confirmLead: 'Confirme que o e-mail é seu e que você quer receber o boletim.',
    confirm: 'Confirmar minha assinatura',
    language: 'Idioma do boletim',
    save: 'Salvar idioma',
    endLead: 'Ao cancelar, apagamos seu nome e seu e-mail na hora.',
    end: 'Cancelar assinatura',
  },
};
