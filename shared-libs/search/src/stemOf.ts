/** Endings by which a word and its relatives differ, of the four languages together, the longest first. */
const ending =
  /(?:aciones|iciones|acion|icion|ciones|cion|acoes|icoes|acao|icao|coes|cao|ations?|ement|ments?|ando|endo|iendo|ings?|antes?|eurs?|euses?|ador|adore|adores|ados?|adas?|idos?|idas?|ees?|ers?|arse|erse|irse|ar|er|ir|re|es|os|as|ed|s|x|e|a|o)$/;

/** What is left of a shorter word says too little: `mesa` and `mes` are two things. */
const shortest = 4;

/** What a folded word has in common with its relatives: `charging`, `charge` and `charger`. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const stem = word.replace(ending, '');
  return stem.length < shortest ? word : stem;
}
