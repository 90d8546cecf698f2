import type { ReactNode } from 'react';
import type { Pictogram } from '@eldorado/ui';
import { clockIcon, locationIcon, moneyIcon, suitcaseIcon, walkingIcon } from '../icon/icons.ts';
import { AnswerCard } from './AnswerCard.tsx';
import type { AnswerTopic, ArticleAnswer, InlineText } from './articleContent.ts';
import { useWords } from './words.ts';

const icons: Record<AnswerTopic, Pictogram> = {
  where: locationIcon,
  when: clockIcon,
  price: moneyIcon,
  duration: walkingIcon,
  bring: suitcaseIcon,
};

/** The card of an article's own answers. */
export function ArticleAnswers(props: {
  answers: readonly ArticleAnswer[];
  shown: (text: InlineText) => ReactNode;
}) {
  const words = useWords();
  return (
    <AnswerCard
      label={words.glance}
      rows={props.answers.map(({ about, text }) => ({
        label: words[about],
        icon: icons[about],
        answer: props.shown(text),
      }))}
    />
  );
}
