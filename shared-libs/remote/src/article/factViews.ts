import type { components } from '@eldorado/http/api-types';
import { formatDay, type Locale } from '@eldorado/i18n';
import type { Translated } from '@eldorado/i18n/locale';
import { factText } from '@eldorado/i18n/facts';
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

/** The date of a page as far as it is known: a year, a month or a day. */
export function dateText(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (day) return formatDay(date, locale);
  if (!month) return year;
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(month) - 1));
}
