import { languageTag, type Locale } from '@eldorado/i18n';
import type { Facts } from '../currentFacts.ts';
import { factSentence, type FactSentence } from '../factSentence.ts';
import { countries, documentsFor, readDocuments, type DocumentQuestion } from './documents.ts';
import { documentWords, type DocumentWords } from './words.ts';

export interface DocumentView extends FactSentence {
  key: string;
  title: string;
}

export interface DocumentsView {
  form: DocumentWords['form'];
  countries: readonly { value: string; label: string }[];
  /** In the fields. */
  question: DocumentQuestion;
  answer: {
    title: string;
    documents: readonly DocumentView[];
    authority: DocumentWords['authorities']['leaving'];
  } | null;
  /** The answer names facts that are not at hand. */
  unknown: string | null;
  source: string;
  last: string;
}

/** The documents of a traveller's case in words, for the question in the address. */
export function documentsView(locale: Locale, query: URLSearchParams, facts: Facts): DocumentsView {
  const words = documentWords(locale);
  const question = readDocuments(query);
  const { trip, who } = question;
  const names = new Intl.DisplayNames([languageTag[locale]], { type: 'region' });
  const asked = trip !== null && who !== null;
  const answer = () => {
    if (trip === null || who === null) return null;
    const documents = documentsFor(trip, who, question).map((key) => {
      const { title, text } = words.documents[key];
      const sentence = factSentence(text, facts, locale);
      return sentence && { key, title, ...sentence };
    });
    const known = documents.filter((one) => one !== null);
    // Half of the documents would be taken for all.
    if (known.length < documents.length) return null;
    return { title: words.titles[trip], documents: known, authority: words.authorities[trip] };
  };
  const found = answer();
  return {
    form: words.form,
    countries: countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
    question,
    answer: found,
    unknown: asked && found === null ? words.unknown : null,
    source: words.source,
    last: words.last,
  };
}
