import { fold } from '@eldorado/i18n/text';
import { flightShape } from './flightShape.ts';

/** What a text is found by: its folded words, without those that say nothing. */
export const significantWords = (text: string): string[] =>
  allWords(text).filter((word) => !silent.has(word));

/** Every folded word of a text: of search words and codes, which may look like an article (`LA`). */
export function allWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ').map(singular);
}

/** More words than these of a query change nothing. */
const longestQuery = 8;

/**
 * The words to look for. "De", "the" or "pour" are left out, and so are hours of the day and all of it, save where nothing else was
 * typed, or where a word may be the code of an airline before its number: `LA 4179`.
 */
export function queryWords(query: string): string[] {
  if (flightShape(query) === 'whole') return allWords(query).slice(0, longestQuery);
  const words = allWords(fold(query).replace(time, ' '));
  const meaningful = words.filter((word) => !silent.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, longestQuery);
}

/** `a las 4 de la mañana`, `at 4:30 am`, `vers 20 h`: when somebody travels says nothing of what they look for. */
const hour = '\\b(?:(?:a las?|at|a|as|vers) )?\\d{1,2}(?: \\d\\d)?';
const unit = '(?:am|pm|a m|p m|h|heures?|horas?)\\b';
const partOfDay =
  '(?:de la|da|du|de l|in the) ' +
  '(?:manana|tarde|noche|manha|noite|matin|soir|apres midi|morning|evening|afternoon)\\b';
/** `dejo las maletas todo el día`: nor how long. */
const wholeDay =
  '\\b(?:todo el dia|el dia entero|all day|toute la journee|o dia (?:todo|inteiro))\\b';
const time = new RegExp(`${hour} ?(?:${unit}(?: ${partOfDay})?|${partOfDay})|${wholeDay}`, 'g');

/** Near enough for four languages: `maletas` and `maleta` are one word, and so are `vols` and `vol`. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/\d/.test(word) ? word.slice(0, -1) : word;

/** Articles, prepositions, question words, the words of asking for a price or an hour, and for whom, of the four languages, as they come out of `allWords`. */
const silent = new Set(
  (
    'a al con como de del donde e el en es esta hay la lo los mi necesito para por puedo que queda quiero se su tengo ' +
    'un una y and are at can do find for have how i in is my need of on the there to want what where au aux avoir ce ' +
    'comment d dan des du est et il je l le les mon ou pour puis qu t trouver une veux as ao com da do em eu fica meu ' +
    'minha na no o os onde posso preciso quero tem tenho um uma las me my your tu te sus se si puede pueden dan they are ' +
    'cuanto cuesta cuestan vale much cost does combien coute coutent quanto custa custam que quel quelle quels which ' +
    'ahora hoy now today maintenant aujourd hui agora hoje abre abren open abierta abierto ouvre ouvert ouverte aberto aberta elle ela ele ' +
    'cual cuale quai qual quais by with sur par sans sem pela pelo ' +
    'take get back some somewhere am was it me m j n y s ne pas ai suis fue foi ser vou estoy estou debo devo must should ' +
    'mais va vai goes hermano hermana brother sister frere soeur irmao irma esposo esposa husband wife mari femme marido ' +
    'besoin femme mama papa mother father mere pere mae pai'
  ).split(' '),
);
