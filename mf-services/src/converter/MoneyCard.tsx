import { Link } from '@eldorado/ui';
import { AnswerCard, type AnswerRow } from '@eldorado/ui/article';
import { locationIcon, moneyIcon, passportIcon } from '@eldorado/ui/icons';
import type { MoneyCardView } from './converterView.ts';

/** The answers that this page is opened for: where to change money, what that costs, what to bring. */
export function MoneyCard({ card, demo }: { card: MoneyCardView; demo: string }) {
  const { label, where, cost, bring } = card;
  const mark = <small>({demo})</small>;
  const rows: AnswerRow[] = [];
  if (where) {
    const answer = (
      <>
        <Link to="#houses">{where.answer}</Link> {where.demo && mark}
      </>
    );
    rows.push({ label: where.label, icon: locationIcon, answer });
  }
  const price = (
    <>
      {cost.answer} {cost.demo && mark}
    </>
  );
  rows.push({ label: cost.label, icon: moneyIcon, answer: price });
  rows.push({ label: bring.label, icon: passportIcon, answer: bring.answers.join('. ') });
  return <AnswerCard label={label} rows={rows} />;
}
