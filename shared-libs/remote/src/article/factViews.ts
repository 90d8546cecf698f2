import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import type { Translated } from '@eldorado/i18n/locale';
import { factText } from '@eldorado/i18n/facts';
import { dateText } from '@eldorado/i18n/source';
import type { FactView, FactViews } from '@eldorado/ui/article';

export type Fact = components['schemas']['Fact'];

/** Facts in a language, by id: those that hold today. What has passed its last day is not said as if it were current. */
export function factViews(facts: readonly Fact[], locale: Locale): FactViews {
  const current = facts.filter((fact) => fact.current);
  return Object.fromEntries(current.map((fact) => [fact.id, viewOf(fact, locale)]));
}

function viewOf(fact: Fact, locale: Locale): FactView {
  const { name, url, date } = fact.source;
  return {
    label: fact.label[locale],
    value: factText(fact, locale),
    source: {
      publisher: date ? name : `${name} (${undated[locale]})`,
      title: date ? dateText(date, locale) : '',
      url,
      readOn: fact.readOn,
    },
  };
}

const undated: Translated = { es: 'sin fecha', en: 'undated', fr: 'sans date', pt: 'sem data' };
