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
    hint: 'No escribas datos personales: borramos correos y números largos. Por aquí nadie responde; para eso está Contacto.',
    send: 'Enviar opinión',
    thanks: 'Gracias por brindarnos su opinion',
    failed: 'No pudimos guardar tu opinión. Vuelve atrás e inténtalo de nuevo: tu texto sigue ahí.',
  },
  en: {
    question: 'Did this page help you?',
    yes: 'Yes',
    no: 'No',
    why: 'What was missing or wrong?',
    hint: 'Leave out personal data: we delete e-mail addresses and long numbers. Nobody answers here; for an answer, use Contact.',
    send: 'Send opinion',
    thanks: 'Thank you for your opinion',
    failed: 'We could not save your opinion. Go back and try again: your text is still there.',
  },
  fr: {
    question: 'Cette page vous a-t-elle aidé ?',
    yes: 'Oui',
    no: 'Non',
    why: 'Que manque-t-il, ou qu’est-ce qui est faux ?',
    hint: 'N’écrivez pas de données personnelles : nous effaçons les adresses e-mail et les longs numéros. Personne ne répond ici ; pour une réponse, passez par Contact.',
    send: 'Envoyer mon avis',
    thanks: 'Merci de nous avoir donné votre avis',
    failed:
      'Nous n’avons pas pu enregistrer votre avis. Revenez en arrière et réessayez : votre texte y est toujours.',
  },
  pt: {
    question: 'Esta página ajudou você?',
    yes: 'Sim',
    no: 'Não',
    why: 'O que faltou ou está errado?',
    hint: 'Não escreva dados pessoais: apagamos e-mails e números longos. Por aqui ninguém responde; para uma resposta, use Contato.',
    send: 'Enviar opinião',
    thanks: 'Obrigado por nos dar sua opinião',
    failed: 'Não conseguimos salvar sua opinião. Volte e tente de novo: seu texto continua lá.',
  },
};

export const useWords = (): Words => words[useLocale()];
