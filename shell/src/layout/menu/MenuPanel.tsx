import { classNames, Icon, Link } from '@eldorado/ui';
import { arrowRightIcon, chevronDownIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import { features, sectionIcons } from './menuFeatures.ts';
import type { MenuList, MenuSection } from './siteMenu.ts';
import styles from './menuPanel.module.css';
import menuStyles from './siteMenu.module.css';

/** Pages from which on a list takes two columns beside another list. */
const longList = 9;

/** One section of the menu: its name opens a panel with a sign and the section's pages. */
export function MenuPanel({ section, path }: { section: MenuSection; path: string }) {
  const t = useShellMessages();
  const { key, home, lists, current } = section;
  const sign = (
    <>
      <span className={styles.tile}>
        <Icon icon={sectionIcons[key]} />
      </span>
      <strong>{t(`nav_${key}`)}</strong> <span className={styles.lead}>{t(`lead_${key}`)}</span>
    </>
  );
  return (
    <details name="header" className={styles.section}>
      <summary className={menuStyles.name} aria-current={current && 'true'}>
        <span className={menuStyles.tile}>
          <Icon icon={sectionIcons[key]} />
        </span>
        {t(`nav_${key}`)}
        <Icon icon={chevronDownIcon} className={menuStyles.chevron} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.inner}>
          {home ? (
            <Link
              to={home.path}
              className={styles.sign}
              aria-current={home.path === path ? 'page' : undefined}
            >
              {sign}
              <Icon icon={arrowRightIcon} className={styles.arrow} />
            </Link>
          ) : (
            <p className={styles.sign}>{sign}</p>
          )}
          <div className={styles.lists}>
            {lists.map((list) => (
              <PageList key={list.group} list={list} titled={lists.length > 1} path={path} />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

function PageList(props: { list: MenuList; titled: boolean; path: string }) {
  const t = useShellMessages();
  const { group, pages } = props.list;
  const titleId = `menu-${group}`;
  const featured = pages.filter((page) => features[page.path]);
  const others = pages.filter((page) => !features[page.path]);
  return (
    <div className={classNames(styles.list, pages.length > longList && styles.long)}>
      {props.titled && (
        <p id={titleId} className={styles.title}>
          {t(`group_${group}`)}
        </p>
      )}
      <ul aria-labelledby={props.titled ? titleId : undefined}>
        {[...featured, ...others].map((page) => {
          const feature = features[page.path];
          return (
            <li key={page.id} className={feature && styles.feature}>
              <Link to={page.path} aria-current={page.path === props.path ? 'page' : undefined}>
                {feature && (
                  <span className={styles.tile}>
                    <Icon icon={feature.icon} />
                  </span>
                )}
                <span className={styles.words}>
                  {page.title} {feature && <small className={styles.hint}>{t(feature.hint)}</small>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
