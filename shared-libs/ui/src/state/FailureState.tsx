import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { alertIcon } from '../icon/icons.ts';
import { StateBlock } from './StateBlock.tsx';

/** Something that should be here could not be had: what, and a way to try again. */
export function FailureState(props: {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <StateBlock
      role="alert"
      icon={alertIcon}
      dark
      title={props.title}
      className={props.className}
      action={
        props.onRetry && (
          <Button variant="secondary" onClick={props.onRetry}>
            {props.retryLabel}
          </Button>
        )
      }
    >
      {props.children}
    </StateBlock>
  );
}
