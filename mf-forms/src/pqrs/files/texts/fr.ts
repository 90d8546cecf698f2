import type { FileTexts } from './es.ts';

const fr: FileTexts = {
  lead: 'S’ils aident à comprendre ce qui s’est passé. Vous pouvez aussi continuer sans rien joindre.',
  label: 'Fichiers',
  hint: 'Jusqu’à 5 fichiers JPG, PNG, WebP, PDF ou DOCX, de 5 Mo chacun. Nous effaçons des photos le lieu et les données de l’appareil.',
  choose: 'Choisissez des fichiers ou déposez-les ici',
  add: 'Joindre',
  list: 'Fichiers joints',
  fromOffice: 'de l’aéroport',
  remove: 'Retirer {name}',
  open: 'Il est arrivé incomplet. Choisissez de nouveau le même fichier et nous reprenons là.',
  sending: 'Envoi, {percent} %',
  checking: 'Nous le vérifions',
  waiting: 'Pas de connexion : nous reprenons dès son retour.',
  kept: '{name} est joint',
  stillSending: 'Des fichiers sont encore en cours d’envoi. Attendez la fin ou retirez-les.',
  refusedTitle: 'Ceci n’a pas pu être joint',
  aFile: 'Un fichier',
  linkEnded:
    'Le lien de cette page n’est plus valable : retrouvez la demande avec son numéro et votre e-mail, et joignez-le là',
  refusals: {
    'file-empty': '{name} est vide',
    'file-too-large': '{name} pèse plus de 5 Mo',
    'file-name': '{name} a un nom avec des signes que nous n’acceptons pas : changez-le',
    'file-type': '{name} n’est ni JPG, PNG, WebP, PDF ni DOCX',
    'file-broken': '{name} est abîmé ou incomplet',
    'file-two-kinds': '{name} est plusieurs types de fichier à la fois',
    'file-bomb': '{name} prend trop de place à l’ouverture',
    'file-locked': '{name} a un mot de passe : enregistrez-le sans',
    'file-virus': '{name} n’a pas passé notre antivirus',
    'image-too-large': '{name} a plus de 40 millions de pixels : réduisez sa taille',
    'pdf-active':
      '{name} exécute quelque chose à l’ouverture : imprimez-le en PDF et joignez cette copie',
    'pdf-embedded': '{name} contient d’autres fichiers : joignez-les séparément',
    'docx-macro': '{name} a des macros : enregistrez-le en PDF',
    'docx-embedded': '{name} contient d’autres fichiers : joignez-les séparément',
    'docx-remote': '{name} va chercher quelque chose sur internet : enregistrez-le en PDF',
    'too-many-files': '{name} est de trop : 5 fichiers au maximum',
    'scanner-away': '{name} n’a pas pu être vérifié. Réessayez dans un instant',
    'upload-broken': '{name} n’est pas arrivé entier. Joignez-le de nouveau',
  },
};
export default fr;
