import type { ContentMeta } from '@eldorado/remote';

export const terminosYCondiciones: ContentMeta = {
  title: {
    es: 'Términos y condiciones',
    en: 'Terms and conditions',
    fr: 'Conditions d’utilisation',
    pt: 'Termos e condições',
  },
  description: {
    es: 'Las reglas para usar este sitio: qué valor tiene la información, qué datos guardamos y por qué, tus derechos y los plazos para responder tu solicitud.',
    en: 'The rules for using this website: how far you can rely on its information, which data we keep and why, your rights, and how long our answers take.',
    fr: 'Les règles d’utilisation de ce site : valeur des informations, données conservées et leur motif, vos droits et nos délais pour vous répondre.',
    pt: 'As regras de uso deste site: o valor das informações, quais dados guardamos e por quê, seus direitos e os prazos para responder à sua solicitação.',
  },
  keywords: {
    es: [
      'términos',
      'condiciones',
      'privacidad',
      'datos personales',
      'habeas data',
      'cookies',
      'Ley 1581',
    ],
    en: ['terms', 'conditions', 'privacy', 'personal data', 'cookies', 'legal notice', 'Law 1581'],
    fr: [
      'conditions',
      'mentions légales',
      'vie privée',
      'données personnelles',
      'cookies',
      'loi 1581',
    ],
    pt: ['termos', 'condições', 'privacidade', 'dados pessoais', 'cookies', 'Lei 1581'],
  },
};
