import { useLocale, type Translated } from '@eldorado/i18n';

interface Words {
  question: string;
  yes: string;
  no: string;
  why: string;
  /** That it is nameless, and where an answer is had. */
  hint: string;
  send: string;
  thanks: string;
  failed: string;
}

const words: Translated<Words> = {
  es: {
    question: '¿Te sirvió esta página?',
    yes: 'Sí',
    no: 'No',
    why: '¿Qué faltó o qué está mal?',
    hint: 'Sin datos personales: borramos correos y números largos. Si esperas respuesta, usa Contacto.',
    send: 'Enviar opinión',
    thanks: 'Gracias por brindarnos su opinion',
    failed: 'No se guardó. Vuelve atrás: tu texto sigue ahí.',
  },
  en: {
    question: 'Did this page help you?',
    yes: 'Yes',
    no: 'No',
    why: 'What was missing or wrong?',
    hint: 'No personal data: we delete e-mail addresses and long numbers. For an answer, use Contact.',
    send: 'Send opinion',
    thanks: 'Thank you for your opinion',
    failed: 'It was not saved. Go back: your text is still there.',
  },
  fr: {
    question: 'Cette page vous a-t-elle aidé ?',
    yes: 'Oui',
    no: 'Non',
    why: 'Que manque-t-il, ou qu’est-ce qui est faux ?',
    hint: 'Pas de données personnelles : nous effaçons e-mails et longs numéros. Pour une réponse, passez par Contact.',
    send: 'Envoyer mon avis',
    thanks: 'Merci de nous avoir donné votre avis',
    failed: 'Rien n’a été enregistré. Revenez en arrière : votre texte y est toujours.',
  },
  pt: {
    question: 'Esta página ajudou você?',
    yes: 'Sim',
    no: 'Não',
    why: 'O que faltou ou está errado?',
    hint: 'Sem dados pessoais: apagamos e-mails e números longos. Se espera resposta, use Contato.',
    send: 'Enviar opinião',
    thanks: 'Obrigado por nos dar sua opinião',
    failed: 'Não foi salva. Volte: seu texto continua lá.',
  },
};

export const useWords = (): Words => words[useLocale()];
