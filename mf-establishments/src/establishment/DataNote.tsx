import { Age } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './dataNote.module.css';

interface DataNoteProps {
  list: { source: 'demo' | 'import'; updatedAt: string };
  now: Date;
}

/** How old a list is, and that it holds demo data when it does. */
export function DataNote({ list, now }: DataNoteProps) {
  const t = useEstablishmentMessages();
  return (
    <p className={styles.note}>
      {list.source === 'demo' && <span>{t('demo')} </span>}
      <Age instant={list.updatedAt} now={now} prefix={t('updated')} />
    </p>
  );
}
