import { useState, type ReactNode } from 'react';
import { useNow } from '@eldorado/remote';
import { Icon, type Pictogram } from '@eldorado/ui';
import { checkIcon, copyIcon, printIcon, shareIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import { boardText, type TextOfBoard } from './boardText.ts';
import css from './actions.module.css';

/** Milliseconds for which a button says what it did. */
const saidFor = 4_000;

type Said = 'boardCopied' | 'linkCopied' | 'copyRefused';

/** What to do with the board on screen. Without scripts none of it can work, and none is shown. */
export function BoardActions(board: Omit<TextOfBoard, 'now' | 'address'>) {
  const t = useFlightMessages();
  const now = useNow();
  const [said, setSaid] = useState<{ by: string; what: Said } | null>(null);
  const say = (by: string, what: Said) => {
    const message = { by, what };
    setSaid(message);
    setTimeout(() => setSaid((now) => (now === message ? null : now)), saidFor);
  };
  const copy = async (by: string, text: string, done: Said) => {
    try {
      await navigator.clipboard.writeText(text);
      say(by, done);
    } catch {
      // Not a secure address, or not allowed.
      say(by, 'copyRefused');
    }
  };
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share !== 'function') return copy('share', url, 'linkCopied');
    // Who closes the sheet without sharing wanted just that.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
  };
  const button = (name: string, icon: Pictogram, label: ReactNode, onClick: () => void) => {
    const done = said?.by === name && said.what !== 'copyRefused';
    return (
      <button type="button" className={css.action} onClick={onClick}>
        <Icon icon={done ? checkIcon : icon} />
        {label}
      </button>
    );
  };
  return (
    <div className={css.actions} role="group" aria-label={t('boardActions')}>
      {button('print', printIcon, t('printBoard'), () => window.print())}
      {button('share', shareIcon, t('shareBoard'), () => void share())}
      {button('copy', copyIcon, t('copyBoard'), () => {
        const text = boardText({ ...board, now, address: window.location.href }, t);
        void copy('copy', text, 'boardCopied');
      })}
      <p role="status" className={css.said}>
        {said && t(said.what)}
      </p>
    </div>
  );
}
