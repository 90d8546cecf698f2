import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames, Icon } from '@eldorado/ui';
import { closeIcon } from '../icon/icons.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** It asks to be closed: Escape, a press beside it, its button. Set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** What its close button is called. */
  closeLabel: string;
  /**
   * `dialog`: a question in the middle. `sheet`: choices that go with the page; from below on a phone, at the side on
   * a wide screen. `overlay`: the whole screen.
   */
  variant?: 'dialog' | 'sheet' | 'overlay' | undefined;
  /** Buttons that stay in sight under what scrolls. */
  actions?: ReactNode;
  /** What has the focus first, such as the field of a search; else the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A task that takes the page over until it is done or closed. The page behind it neither scrolls nor has the focus,
 * which returns to where it was. Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, initialFocus, variant = 'dialog' } = props;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // A layout effect, since its cleanup still finds the element in the page when the whole component goes: the
  // browser then gives the focus back.
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element) return undefined;
    keepScrollBarWidth();
    element.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    makeScrollable(body.current);
    return () => element.close();
  }, [open, initialFocus]);

  return (
    <dialog
      ref={box}
      id={props.id}
      aria-labelledby={titleId}
      className={classNames(styles.box, styles[variant], props.className)}
      // A file field inside cancels too, and its event bubbles.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking, on the second Escape. The event comes late: after an effect that
      // ran twice the dialog is open again.
      onClose={(event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      // What is beside the dialog counts as the dialog itself. A press that began inside, such as the selection of
      // words, does not close it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {props.title}
            </h2>
            <button
              type="button"
              aria-label={props.closeLabel}
              className={styles.close}
              onClick={onClose}
            >
              <Icon icon={closeIcon} />
            </button>
          </div>
          <div ref={body} className={styles.body}>
            {props.children}
          </div>
          {props.actions && <div className={styles.actions}>{props.actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Sets for the style sheet how wide the page's scroll bar is, while it is still there. */
function keepScrollBarWidth() {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}

/** Words alone that do not fit can be scrolled with the keyboard only where they can have the focus. */
function makeScrollable(element: HTMLElement | null) {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
}
