import { memo } from 'react';
import { useKeptPart } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { classNames, Icon, Link } from '@eldorado/ui';
import { accessibilityIcon, externalIcon, mailIcon, phoneIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import type { SiteLayout } from '../../site/siteLayout.ts';
import type { ExternalLinks, Site } from '../../site/site.ts';
import { RemoteWidget } from '../../widgets/RemoteWidget.tsx';
import styles from './footer.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { LocaleLinks } from '../header/LocaleLinks.tsx';
import { Logo } from '../header/Logo.tsx';
import { menuLists } from '../menu/siteMenu.ts';
import { variantParts } from '../variant/lazyParts.ts';
import variantStyles from '../variant/variant.module.css';

/** Other services, in their order. */
const services = [
  'chat',
  'app',
  'navigation',
  'migration',
] as const satisfies readonly (keyof ExternalLinks)[];

interface FooterProps {
  site: Site;
  path: string;
  search: string;
  /** The variant that the page stands in: its links are listed instead of everything. */
  layout: SiteLayout | null;
}

/** Where the airport is, the newsletter, everything once more, other services, and what kind of data this is. */
export const Footer = memo(function Footer({ site, path, search, layout }: FooterProps) {
  const t = useShellMessages();
  const variant = variantParts();
  const demo = useSiteSelector((state) => state.app.airport?.source !== 'import');
  const links = services.flatMap((key) => {
    const to = site.links[key];
    return to ? [{ key, to }] : [];
  });
  const groups = useKeptPart(
    'shell/footer',
    () => (layout ? [layout.id] : []),
    () => (
      <>
        {layout && variant ? (
          <variant.LayoutLinks layout={layout} />
        ) : (
          menuLists(site.pages).map(({ group, pages }) => (
            <FooterGroup key={group} title={t(`group_${group}`)}>
              {pages.map((page) => (
                <li key={page.id}>
                  <Link to={page.path}>{page.title}</Link>
                </li>
              ))}
            </FooterGroup>
          ))
        )}
        {links.length > 0 && (
          <FooterGroup title={t('footerServices')}>
            {links.map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>
                  {t(`link_${key}`)} <Icon icon={externalIcon} className={styles.external} />
                </Link>
              </li>
            ))}
          </FooterGroup>
        )}
      </>
    ),
  );
  return (
    <footer className={classNames(styles.footer, layout !== null && styles.short)}>
      {layout && variant && (
        <variant.Ground colour={layout.colour} className={variantStyles.footer} />
      )}
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Logo className={styles.mark} />
            {t('brand')}
          </p>
          <p>
            {t('footerAddress')}. {t('footerPlace')}
          </p>
          <Shortcuts site={site} />
        </div>
        <div className={styles.newsletter}>
          <RemoteWidget name="mf-forms/newsletter" />
        </div>
        <nav
          aria-label={t('footerNav')}
          className={classNames(styles.groups, layout !== null && styles.own)}
          {...groups}
        />
        <div className={styles.end}>
          <LocaleLinks
            locale={site.locale}
            path={path}
            search={search}
            label={t('language')}
            className={styles.languages}
          />
          {demo && <p>{t('demoStatement')}</p>}
        </div>
      </div>
    </footer>
  );
});

const shortcuts = [
  { path: '/contacto', icon: mailIcon },
  { path: '/accesibilidad', icon: accessibilityIcon },
] as const;

/** How to reach the airport, and what helps those who need help. */
function Shortcuts({ site: { pages, links } }: { site: Site }) {
  const t = useShellMessages();
  return (
    <ul className={styles.shortcuts}>
      {links.call && (
        <li>
          <Link to={links.call}>
            <Icon icon={phoneIcon} />
            {t('link_call')}
          </Link>
        </li>
      )}
      {shortcuts.map(({ path, icon }) => {
        const page = pages.find((candidate) => candidate.path === path);
        return (
          page && (
            <li key={path}>
              <Link to={path}>
                <Icon icon={icon} />
                {page.title}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
