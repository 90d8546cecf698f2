import { useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  Button,
  classNames,
  Icon,
  Link,
  useHydrated,
  type ButtonVariant,
  type Pictogram,
} from '@eldorado/ui';
import { chevronDownIcon } from '../icon/icons.ts';
import { nextItem } from './nextItem.ts';
import styles from './popover.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: Pictogram | undefined;
  /** A path without its language prefix, or a complete address: the item is a link. */
  to?: string | undefined;
  /** What it does, once the menu is closed. */
  onSelect?: (() => void) | undefined;
}

export interface PopoverMenuProps {
  /** Words of its button, and the menu's name. */
  label: string;
  items: readonly MenuItem[];
  icon?: Pictogram | undefined;
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
}

/**
 * A few things to do, behind a button: a menu on a wide screen, a sheet from below on a phone. The browser opens and
 * closes it, also without JavaScript, where its links work.
 */
export function PopoverMenu({
  label,
  items,
  icon,
  variant = 'secondary',
  className,
}: PopoverMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const opensAtEnd = useRef(false);
  const live = useHydrated();
  const links = () => [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];

  const pressOnButton = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    opensAtEnd.current = event.key === 'ArrowUp';
    menu.current?.showPopover();
  };
  const pressInMenu = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const next = nextItem(items, at, event.key);
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Escape') menu.current?.hidePopover();
    else if (event.key === ' ') all[at]?.click();
    // The focus goes back to the button, and Tab on from there.
    else if (event.key === 'Tab') return menu.current?.hidePopover();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classNames(styles.place, className)}>
      <Button
        variant={variant}
        popoverTarget={id}
        className={styles.button}
        onKeyDown={pressOnButton}
        {...(live && { 'aria-haspopup': 'menu', 'aria-expanded': open })}
      >
        {icon && <Icon icon={icon} />}
        {label}
        <Icon icon={chevronDownIcon} className={styles.chevron} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onKeyDown={pressInMenu}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          const first = links().at(opensAtEnd.current ? -1 : 0);
          // It lies over the page, which stays where it is.
          if (newState === 'open') first?.focus({ preventScroll: true });
          opensAtEnd.current = false;
        }}
        {...(live && { role: 'menu', 'aria-label': label })}
      >
        {items.map(({ key, label: words, icon: pictogram, to, onSelect }) => {
          const item = {
            className: styles.item,
            onClick: () => {
              menu.current?.hidePopover();
              onSelect?.();
            },
            ...(live && { role: 'menuitem', tabIndex: -1 }),
          };
          const content = (
            <>
              {pictogram && <Icon icon={pictogram} className={styles.icon} />}
              {words}
            </>
          );
          return to === undefined ? (
            <button key={key} type="button" {...item}>
              {content}
            </button>
          ) : (
            <Link key={key} to={to} {...item}>
              {content}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
