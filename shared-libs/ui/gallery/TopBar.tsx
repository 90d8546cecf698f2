import { SegmentedLinks } from '../src/choice/SegmentedLinks.tsx';
import { Icon } from '../src/icon/Icon.tsx';
import { planeDepartureIcon } from '../src/icon/icons.ts';
import { locales } from '@eldorado/i18n';
import { settingsQuery, themes, widths, type Settings } from './settings.ts';
import styles from './gallery.module.css';

const themeNames = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const;

/** Where one is, and how the examples are looked at. The switches are links: a view has an address. */
export function TopBar(props: { settings: Settings; home: string; widths: boolean }) {
  const { settings } = props;
  const to = (change: Partial<Settings>) => settingsQuery({ ...settings, ...change });
  return (
    <header>
      <div className={styles.bar}>
        <a href={props.home} className={styles.brand}>
          <span className={styles.brandMark}>
            <Icon icon={planeDepartureIcon} />
          </span>
          <span>
            El Dorado <span className={styles.brandWhat}>Design system</span>
          </span>
        </a>
      </div>
      <div className={styles.switches}>
        <SegmentedLinks
          label="Theme"
          items={themes.map((theme) => ({
            to: to({ theme }),
            label: themeNames[theme],
            current: theme === settings.theme,
          }))}
        />
        <SegmentedLinks
          label="Language"
          items={locales.map((locale) => ({
            to: to({ locale }),
            label: locale.toUpperCase(),
            current: locale === settings.locale,
          }))}
        />
        {props.widths && (
          <SegmentedLinks
            label="Width of the examples"
            className={styles.widths}
            items={[null, ...widths].map((width) => ({
              to: to({ width }),
              label: width === null ? 'Any width' : String(width),
              current: width === settings.width,
            }))}
          />
        )}
      </div>
    </header>
  );
}
