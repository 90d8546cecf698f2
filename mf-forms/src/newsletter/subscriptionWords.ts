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
  name: string;
  nameHint: string;
  nameLong: string;
  save: string;
  endLead: string;
  end: string;
}

/** Apart from the remote's texts, which every page's footer loads: this page is only rendered on the server. */
export const subscriptionWords: Readonly<Record<Locale, SubscriptionWords>> = {
  es: {
    lead: 'Aquí confirmas que quieres recibirlo, eliges el idioma, corriges tu nombre o te das de baja.',
    confirmed: 'Se ha súscrito correctamente',
    saved: 'Guardamos tus preferencias',
    unsubscribed: 'Ya no recibes el boletín y borramos tus datos',
    unknown: 'Este enlace ya no sirve. Suscríbete de nuevo si quieres el boletín.',
    failed: 'Ahora no podemos hacerlo. Espera un momento e inténtalo de nuevo.',
    toForm: 'Ir al boletín',
    confirmLead: 'Confirma que el correo es tuyo y que quieres recibir el boletín.',
    confirm: 'Confirmar mi suscripción',
    name: 'Nombre completo',
    nameHint: 'Déjalo vacío si no cambia.',
    nameLong: 'El nombre puede tener 120 caracteres como máximo.',
    save: 'Guardar',
    endLead: 'Si te das de baja, borramos tu nombre y tu correo enseguida.',
    end: 'Darme de baja',
  },
  en: {
    lead: 'Confirm that you want it, choose its language, correct your name or unsubscribe.',
    confirmed: 'You have signed up',
    saved: 'Your preferences are saved',
    unsubscribed: 'You no longer receive the newsletter, and we have deleted your data',
    unknown: 'This link no longer works. Sign up again if you want the newsletter.',
    failed: 'We cannot do it now. Wait a moment and try again.',
    toForm: 'Go to the newsletter',
    confirmLead: 'Confirm that the address is yours and that you want the newsletter.',
    confirm: 'Confirm my subscription',
    name: 'Full name',
    nameHint: 'Leave it empty if it stays the same.',
    nameLong: 'A name can have at most 120 characters.',
    save: 'Save',
    endLead: 'When you unsubscribe we delete your name and e-mail address at once.',
    end: 'Unsubscribe',
  },
  fr: {
    lead: 'Confirmez que vous la voulez, choisissez sa langue, corrigez votre nom ou désabonnez-vous.',
    confirmed: 'Votre abonnement est enregistré',
    saved: 'Vos préférences sont enregistrées',
    unsubscribed: 'Vous ne recevez plus la lettre et vos données sont effacées',
    unknown: 'Ce lien ne fonctionne plus. Abonnez-vous à nouveau si vous voulez la lettre.',
    failed: 'Nous ne pouvons pas le faire maintenant. Patientez un instant et réessayez.',
    toForm: 'Aller à la lettre d’information',
    confirmLead: 'Confirmez que cette adresse est la vôtre et que vous voulez la lettre.',
    confirm: 'Confirmer mon abonnement',
    name: 'Nom complet',
    nameHint: 'Laissez-le vide s’il ne change pas.',
    nameLong: 'Un nom peut avoir 120 caractères au plus.',
    save: 'Enregistrer',
    endLead: 'Si vous vous désabonnez, nous effaçons aussitôt votre nom et votre e-mail.',
    end: 'Me désabonner',
  },
  pt: {
    lead: 'Confirme que quer recebê-lo, escolha o idioma, corrija seu nome ou cancele a assinatura.',
    confirmed: 'Você se inscreveu com sucesso',
    saved: 'Salvamos suas preferências',
    unsubscribed: 'Você não recebe mais o boletim e apagamos seus dados',
    unknown: 'Este link não funciona mais. Assine de novo se quiser o boletim.',
    failed: 'Agora não podemos fazer isso. Espere um momento e tente de novo.',
    toForm: 'Ir ao boletim',
    confirmLead: 'Confirme que o e-mail é seu e que você quer receber o boletim.',
    confirm: 'Confirmar minha assinatura',
    name: 'Nome completo',
    nameHint: 'Deixe em branco se não mudar.',
    nameLong: 'O nome pode ter no máximo 120 caracteres.',
    save: 'Salvar',
    endLead: 'Ao cancelar, apagamos seu nome e seu e-mail na hora.',
    end: 'Cancelar assinatura',
  },
};
