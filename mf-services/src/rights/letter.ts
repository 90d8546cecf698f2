import type { components } from '@eldorado/http/api-types';
import { bogotaDay, formatDay, formatTime, type Locale } from '@eldorado/i18n';
import type { FactViews } from '@eldorado/ui/article';
import { low } from '../factSentence.ts';
import { waitText } from './waitText.ts';
import { rightsWords } from './words/words.ts';

type Answer = components['schemas']['RightsAnswer'];

export interface Letter {
  subject: string;
  /** With what the site cannot know in brackets. */
  text: string;
}

/** A claim to the airline, filled in as far as the site knows; null where nothing is claimed. */
export function letterOf(locale: Locale, answer: Answer, facts: FactViews): Letter | null {
  const { letter: words, steps: stepWords } = rightsWords(locale);
  const { problem, flight, waitMinutes, steps } = answer;
  if (problem === null) return null;
  const cause = problem === 'overbooked' ? null : answer.cause;
  const name = flight?.name ?? words.flight;
  const asked = [
    ...(cause === 'other' ? [words.refund] : []),
    ...(problem === 'cancelled' && cause !== 'other'
      ? [words.unusedRefund, words.lodging, words.share(shareOf(facts, 'rights-compensation'))]
      : []),
    ...(problem === 'overbooked'
      ? [words.next, words.share(shareOf(facts, 'rights-overbooking'))]
      : []),
    ...(cause === 'other' ? [] : steps.filter(({ reached }) => reached))
      .filter(({ code }) => problem === 'delay' || code === 'refreshment' || code === 'meal')
      .map(({ code }) => {
        // The answer's words for these two speak to the passenger: "only if you agree", "where you live".
        if (code === 'compensation') return words.share(shareOf(facts, 'rights-compensation'));
        if (code === 'lodging') return words.lodging;
        return low(stepWords[code]({ percent: '', time: '' }));
      }),
  ];
  if (asked.length === 0) return null;
  const day = flight && bogotaDay(Date.parse(flight.scheduledAt));
  const city = flight?.city[locale];
  const ends = flight?.direction === 'A' ? [city, 'Bogotá'] : ['Bogotá', city];
  const paragraphs = [
    words.opening({ airline: flight?.airline ?? words.airline }),
    words.who({
      flight: name,
      ends: flight ? ends.join(' – ') : words.ends,
      day: day ? formatDay(day, locale) : words.day,
      time: flight ? formatTime(flight.scheduledAt, locale) : words.time,
    }),
    [words.happened[problem]({ delay: waitText(waitMinutes) }), cause && words.cause[cause]]
      .filter(Boolean)
      .join(' '),
    [words.ask, ...asked.map((one) => `- ${one}`)].join('\n'),
    words.receipts,
    words.answer({ term: facts['rights-airline-answer']?.value ?? '' }),
    words.closing,
  ];
  return {
    subject: words.subject({ what: words.what[problem], flight: name }),
    text: paragraphs.join('\n\n'),
  };
}

const shareOf = (facts: FactViews, id: string) => ({ share: facts[id]?.value ?? '' });
