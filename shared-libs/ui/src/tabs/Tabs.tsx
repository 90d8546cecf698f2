import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames, useHydrated } from '@eldorado/ui';
import styles from './tabs.module.css';

export interface TabItem {
  /** Part of the panel's id: a word without spaces. */
  key: string;
  label: ReactNode;
  content: ReactNode;
}

const never = () => () => undefined;

/**
 * Two to six parts of one thing, one in sight. In the server's HTML the tabs are links to the panels, and the address
 * decides which one shows; with JavaScript they are tabs whose panel changes as the arrows move. What deserves an
 * address of its own is `SegmentedLinks`.
 */
export function Tabs(props: {
  label: string;
  items: readonly TabItem[];
  /** Key of the first one shown; otherwise the first. */
  initial?: string | undefined;
  className?: string | undefined;
}) {
  const { items } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const live = useHydrated();
  // A visitor may have followed one of the links before this ran.
  const address = useSyncExternalStore(
    never,
    () => window.location.hash.slice(1),
    () => '',
  );
  const panelId = (key: string) => `${id}${key}`;
  const [chosen, setChosen] = useState<string>();
  const shown =
    chosen ??
    items.find(({ key }) => panelId(key) === address)?.key ??
    props.initial ??
    items[0]?.key;

  const click = (event: MouseEvent, key: string) => {
    event.preventDefault();
    setChosen(key);
  };
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, ' ': index };
    const step = next[event.key as keyof typeof next];
    const item = step === undefined ? undefined : items.at(step % items.length);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(item.key);
    list.current?.querySelectorAll('a')[items.indexOf(item)]?.focus();
  };

  return (
    <div className={classNames(!live && styles.still, props.className)}>
      <div
        ref={list}
        role={live ? 'tablist' : 'navigation'}
        aria-label={props.label}
        className={styles.list}
      >
        {items.map(({ key, label }, index) => (
          <a
            key={key}
            id={`${panelId(key)}-tab`}
            href={`#${panelId(key)}`}
            className={classNames(styles.tab, key === shown && styles.shown)}
            {...(live && {
              role: 'tab',
              'aria-selected': key === shown,
              'aria-controls': panelId(key),
              tabIndex: key === shown ? 0 : -1,
              onClick: (event) => click(event, key),
              onKeyDown: (event) => press(event, index),
            })}
          >
            {label}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {items.map(({ key, content }) => (
          <div
            key={key}
            id={panelId(key)}
            className={classNames(styles.panel, key === shown && styles.shown)}
            {...(live && {
              role: 'tabpanel',
              'aria-labelledby': `${panelId(key)}-tab`,
              tabIndex: 0,
              hidden: key !== shown,
            })}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
