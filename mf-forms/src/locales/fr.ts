import type es from './es.ts';

const fr: Record<keyof typeof es, string> = {
  contactTitle: 'Contact',
  contactLead:
    'Dites-nous ce qu’il vous faut. Vous recevez un numéro de référence et une réponse par e-mail.',
  fullNameLabel: 'Nom complet',
  emailLabel: 'Adresse e-mail',
  emailNear: 'Vouliez-vous dire {{address}} ?',
  emailHint: 'La réponse y sera envoyée.',
  mobileLabel: 'Téléphone portable',
  mobileHint: 'S’il n’est pas colombien, commencez par + et l’indicatif du pays.',
  subjectLabel: 'Objet',
  commentLabel: 'Commentaire',
  charactersLeft: 'Caractères restants : {{count}}.',
  charactersOver: 'Caractères en trop : {{count}}.',
  commentHint: 'Jusqu’à {{max}} caractères. S’il s’agit d’un vol, indiquez son numéro et la date.',
  consentPurpose:
    'Nous utilisons vos données uniquement pour lire ce message et y répondre, comme l’exige la loi colombienne 1581 de 2012. Vous pouvez retirer votre accord à tout moment, par ce même moyen.',
  consentLabel: 'J’autorise l’usage de mes données à cette fin',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi en cours',
  errorTitle: 'Vérifiez ces champs',
  errorMark: 'Erreur : ',
  fullName_required: 'Saisissez votre nom',
  fullName_long: 'Raccourcissez le nom à {{max}} caractères',
  text_invalid: 'Récrivez ce texte sur une seule ligne, sans signes invisibles',
  email_required: 'Saisissez une adresse e-mail',
  email_invalid: 'Saisissez une adresse e-mail au format nom@exemple.com',
  email_unreachable:
    'Aucun serveur ne reçoit de courrier pour ce domaine : vérifiez ce qui suit le @',
  email_long: 'Raccourcissez l’adresse e-mail à {{max}} caractères',
  mobile_required: 'Saisissez votre numéro de portable',
  mobile_invalid: 'Saisissez un numéro de portable de 7 à 15 chiffres',
  mobile_long: 'Raccourcissez le numéro à {{max}} caractères',
  subject_required: 'Saisissez l’objet',
  subject_long: 'Raccourcissez l’objet à {{max}} caractères',
  comment_required: 'Saisissez un commentaire',
  comment_long: 'Raccourcissez le commentaire à {{max}} caractères',
  consent_required: 'Vous devez accepter les conditions',
  failureTitle: 'Votre message n’a pas été envoyé',
  failure_offline:
    'Vous êtes hors ligne. Votre texte est toujours là : envoyez-le dès que vous êtes reconnecté.',
  failure_timeout:
    'La réponse a trop tardé. Envoyez-le de nouveau : s’il était arrivé, il n’est pas enregistré deux fois.',
  failure_tooMany:
    'Nous avons reçu plusieurs messages de suite depuis votre connexion. Attendez dix minutes et réessayez. Votre texte est toujours là.',
  failure_server:
    'Nous ne pouvons pas le recevoir maintenant. Attendez un moment et réessayez. Votre texte est toujours là.',
  sentTitle: 'Merci de nous avoir donné votre avis',
  sentReference: 'Votre numéro de référence est',
  sentNext: 'Et maintenant',
  sentKeep: 'Gardez le numéro de référence : il vous permet de demander où en est votre message.',
  sentAnswer: 'Nous répondons à {{email}}.',
  sentConfirmation: 'Nous répondons à l’adresse e-mail indiquée.',
  sentTerm:
    'S’il s’agit d’une demande, d’une plainte ou d’une réclamation, nous répondons dans le délai légal.',
  sentAnother: 'Écrire un autre message',
  newsletterTitle: 'Lettre d’information',
  newsletterLead: 'Recevez les nouvelles d’El Dorado par e-mail.',
  newsletterConsent:
    'J’accepte les conditions et j’autorise l’usage de mon nom et de mon e-mail uniquement pour m’envoyer la lettre d’information. Je peux retirer cet accord à tout moment.',
  newsletterTerms: 'Lire les conditions d’utilisation',
  newsletterSend: 'M’abonner',
  newsletterDone: 'Votre abonnement est enregistré',
  newsletterNext:
    'Nous vous avons envoyé un e-mail à confirmer : ouvrez son lien. Chaque lettre en a un autre pour vous désabonner.',
  newsletterFailed: 'Votre abonnement n’a pas été envoyé',
  newsletterTooMany:
    'Nous avons reçu plusieurs abonnements de suite depuis votre connexion. Attendez dix minutes et réessayez. Votre texte est toujours là.',
  newsletterBusy:
    'Beaucoup de personnes s’abonnent depuis votre connexion. Attendez une minute et réessayez.',
};
export default fr;
