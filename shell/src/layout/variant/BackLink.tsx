import { useLocale, type Translated } from '@eldorado/i18n';
import { Icon, Link } from '@eldorado/ui';
import { arrowLeftIcon } from '@eldorado/ui/icons';

// Not among the shell's messages: those travel with every page.
const words: Translated = {
  es: 'Sitio del aeropuerto',
  en: 'Airport website',
  fr: 'Site de l’aéroport',
  pt: 'Site do aeroporto',
};

/** From a part of its own back to the airport's site. */
export function BackLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" className={className}>
      <Icon icon={arrowLeftIcon} /> {words[useLocale()]}
    </Link>
  );
}
