import type { ReactNode } from 'react';
import { formatAge, useLocale } from '@eldorado/i18n';

/** How old a figure is, in words: "hace 2 min". */
export function Age(props: {
  /** When it was true, ISO or Date. */
  instant: string | Date;
  now: Date;
  /** A word before it, such as "Actualizado". */
  prefix?: ReactNode;
  className?: string | undefined;
}) {
  const age = formatAge(props.instant, props.now, useLocale());
  return (
    <time className={props.className} dateTime={new Date(props.instant).toISOString()}>
      {props.prefix && <>{props.prefix} </>}
      {age}
    </time>
  );
}
