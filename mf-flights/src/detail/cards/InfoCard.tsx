import type { ReactNode } from 'react';
import { Icon, Link, type Pictogram } from '@eldorado/ui';
import css from './infoCard.module.css';

/** One thing that a passenger asks around the flight: the answer, and where there is more of it. */
export function InfoCard(props: {
  icon: Pictogram;
  title: ReactNode;
  /** The answer in few words, large. */
  answer?: ReactNode;
  children?: ReactNode;
  link: { to: string; text: ReactNode };
}) {
  return (
    <section className={css.card}>
      <span className={css.pictogram}>
        <Icon icon={props.icon} />
      </span>
      <h3 className={css.title}>{props.title}</h3>
      <div className={css.body}>
        {props.answer && <p className={css.answer}>{props.answer}</p>}
        {props.children}
      </div>
      <Link className={css.more} to={props.link.to}>
        {props.link.text}
      </Link>
    </section>
  );
}
