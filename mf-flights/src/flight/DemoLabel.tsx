import { useFlightMessages } from '../messages.ts';
import css from './demoLabel.module.css';

/** Says that the flights are invented (domain.md section 5, rule 8). */
export function DemoLabel() {
  const t = useFlightMessages();
  return <span className={css.demo}>{t('demoData')}</span>;
}
