import { fetchInto } from '@eldorado/store';
import { Notice } from '@eldorado/ui';
import { articleWithPart } from '../article/articleWithPart.tsx';
import { useServiceMessages } from '../messages.ts';
import { RightsAnswer } from './RightsAnswer.tsx';
import { RightsForms } from './RightsForms.tsx';
import { isAsked, readQuestion, rightsApi, type RightsQuestion } from './rightsApi.ts';
import type { RightsView } from './rightsView.ts';
import type { RightsWords } from './words/rightsWords.ts';

type Words = Pick<RightsWords, 'form' | 'claimTitle'> &
  Pick<RightsWords, 'letterTitle' | 'letterHint' | 'letterLabel' | 'letterMail'>;

interface Rights {
  question: RightsQuestion;
  words: Words;
  answer: RightsView | 'flight-not-found' | 'failed' | null;
}

/** Whom to turn to, and what an airline owes, for a flight or for what is answered. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<Rights>({
  slot: 'rights',
  async load({ store, url, locale }, article) {
    const question = readQuestion(url.searchParams);
    const { passengerRights } = rightsApi.endpoints;
    const [{ facts }, view, found] = await Promise.all([
      article,
      // The words of this page in four languages, and the letter.
      import(/* webpackChunkName: "rights-words" */ './view.ts'),
      isAsked(question)
        ? fetchInto(store, passengerRights.initiate(question)).catch(() => 'failed' as const)
        : null,
    ]);
    const { form, claimTitle, letterTitle, letterHint, letterLabel, letterMail } =
      view.rightsWords(locale);
    const words = { form, claimTitle, letterTitle, letterHint, letterLabel, letterMail };
    const answerOf = () => {
      if (found === null || found === 'failed') return found;
      if (found.kind === 'refused') return found.why;
      return view.rightsView(locale, found.rights, facts);
    };
    const flight =
      found !== null && found !== 'failed' && found.kind === 'rights' ? found.rights.flight : null;
    // A link names a flight by its id.
    const shown = { ...question, flight: flight?.name ?? question.flight };
    return { question: shown, words, answer: answerOf() };
  },
  Part: RightsPart,
});

/** The forms, and below them what they were asked. */
function RightsPart({ view: { question, words, answer } }: { view: Rights }) {
  const t = useServiceMessages();
  return (
    <>
      <RightsForms
        words={words.form}
        question={question}
        notFound={answer === 'flight-not-found'}
      />
      {answer === 'failed' && <Notice tone="warning">{t('failedText')}</Notice>}
      {answer !== null && typeof answer === 'object' && (
        <RightsAnswer view={answer} words={words} />
      )}
    </>
  );
}
