import { Icon, Link } from '@eldorado/ui';
import { chatIcon, mailIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import css from './note.module.css';

/** Ways to send it to someone that need no script, and tell nobody else who sends. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useCorporateMessages();
  const text = encodeURIComponent(`${title}\n${address}`);
  const subject = encodeURIComponent(title);
  return (
    <ul className={css.share} aria-label={t('news.share')}>
      <li>
        <Link to={`https://wa.me/?text=${text}`}>
          <Icon icon={chatIcon} />
          {t('news.shareWhatsApp')}
        </Link>
      </li>
      <li>
        <Link to={`mailto:?subject=${subject}&body=${text}`}>
          <Icon icon={mailIcon} />
          {t('news.shareMail')}
        </Link>
      </li>
    </ul>
  );
}
