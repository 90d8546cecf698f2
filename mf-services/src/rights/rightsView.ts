import type { components } from '@eldorado/http/api-types';
import { formatDay, type Locale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import type { FactViews } from '@eldorado/ui/article';
import { letterOf, type Letter } from './letter.ts';
import { waitText } from './waitText.ts';
import type { RightsWords } from './words/rightsWords.ts';
import { rightsWords } from './words/words.ts';

type Answer = components['schemas']['RightsAnswer'];

export interface RightsView {
  title: string;
  lead: string;
  steps: readonly { code: string; what: string; when: string; due: boolean }[];
  /** Where to claim, in order; empty while nothing is owed. */
  claim: readonly string[];
  letter: Letter | null;
  /** That the flight's delay is not a real one. */
  demo: string | null;
  source: string;
}

function leadOf(words: RightsWords, answer: Answer, facts: FactViews): string {
  const { governed, problem, cause, flight } = answer;
  const { leads } = words;
  if (!governed) return leads.notCovered({ airline: flight?.airline ?? '' });
  if (problem === null) return leads.none;
  const share = (id: string) => facts[id]?.value ?? '';
  if (problem === 'overbooked') return leads.overbooked({ share: share('rights-overbooking') });
  const lead = leads[cause];
  // A refund is everybody's; what comes in its place is owed by who caused it.
  return problem === 'cancelled' && cause !== 'other'
    ? `${lead} ${leads.cancelled({ share: share('rights-compensation') })}`
    : lead;
}

/** What RAC 3 gives, in words. @param facts those of the page. */
export function rightsView(locale: Locale, answer: Answer, facts: FactViews): RightsView {
  const words = rightsWords(locale);
  const { governed, problem, cause, waitMinutes, flight, origin } = answer;
  const owed = governed && problem !== null;
  const title = words.titles[governed ? (problem ?? 'none') : 'other']({
    flight: flight?.name ?? '',
    delay: waitText(waitMinutes),
  });
  // A full flight is the airline's doing, whatever was said.
  const theirs = problem === 'overbooked' ? 'airline' : cause;
  const steps = (theirs === 'other' ? [] : answer.steps).map(
    ({ code, fromMinutes, percent, pastTime, reached }) => {
      const late = code === 'compensation' || code === 'lodging' ? words.over : words.from;
      const dueText = theirs === 'airline' ? words.due : words.dueIf;
      return {
        code,
        what: words.steps[code]({ percent: String(percent ?? 0), time: pastTime ?? '' }),
        when: reached && owed ? dueText : late({ delay: waitText(fromMinutes) }),
        due: reached && owed,
      };
    },
  );
  return {
    title,
    lead: leadOf(words, answer, facts),
    steps,
    claim: owed ? words.claim({ term: facts['rights-airline-answer']?.value ?? '' }) : [],
    letter: owed ? letterOf(locale, answer, facts) : null,
    demo: flight?.source === 'demo' && owed ? words.demo : null,
    source: words.source({
      source: sourceText(origin.source, locale),
      date: formatDay(origin.readOn, locale),
    }),
  };
}
