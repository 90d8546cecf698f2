import { useNow } from '@eldorado/remote';
import { Age } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import styles from './dataNote.module.css';

interface DataNoteProps {
  list: { source: 'demo' | 'import'; updatedAt: string };
}

/** How old a list is, and that it holds demo data when it does. */
export function DataNote({ list }: DataNoteProps) {
  const t = useEstablishmentMessages();
  return (
    <p className={styles.note}>
      {list.source === 'demo' && <span>{t('demo')} </span>}
      <Age instant={list.updatedAt} now={useNow()} prefix={t('updated')} />
    </p>
  );
}
