import type { ReactNode } from 'react';
import type { Pictogram } from '@eldorado/ui';
import { clockIcon, locationIcon, moneyIcon, suitcaseIcon, walkingIcon } from '../icon/icons.ts';
import type { AnswerRow } from './AnswerCard.tsx';
import type { AnswerTopic, ArticleAnswer, InlineText } from './articleContent.ts';
import type { Words } from './words.ts';

const icons: Record<AnswerTopic, Pictogram> = {
  where: locationIcon,
  when: clockIcon,
  price: moneyIcon,
  duration: walkingIcon,
  bring: suitcaseIcon,
};

/** An article's own answers as rows of its card. */
export const answerRows = (
  answers: readonly ArticleAnswer[],
  words: Words,
  shown: (text: InlineText) => ReactNode,
): readonly AnswerRow[] =>
  answers.map(({ about, text }) => ({
    label: words[about],
    icon: icons[about],
    answer: shown(text),
  }));
