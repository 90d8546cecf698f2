import { classNames, Icon } from '@eldorado/ui';
import { downloadIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import { kitColours, kitPath, logos, scenes, type KitPicture } from './kit.ts';
import css from './press.module.css';

/** The logo, its colours and the site's own drawings, each to be taken away. */
export function MediaKit() {
  const t = useCorporateMessages();
  return (
    <div className={css.kit}>
      <ul className={css.logos}>
        {logos.map((logo) => (
          <KitItem key={logo.key} picture={logo} text={t(`news.kit.${textOf(logo)}`)} />
        ))}
      </ul>
      <h3>{t('news.kit.colours')}</h3>
      <ul className={css.colours}>
        {kitColours.map(({ key, hex, rgb }) => (
          <li key={key}>
            {/* An attribute: the site's policy forbids inline styles. */}
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <rect x="0.5" y="0.5" width="39" height="39" rx="8" fill={hex} />
            </svg>
            <span>
              <strong>{t(`news.kit.colour.${key}`)}</strong>
              {hex.toUpperCase()}
              <br />
              RGB {rgb}
            </span>
          </li>
        ))}
      </ul>
      <ul className={css.scenes}>
        {scenes.map((scene) => (
          <KitItem key={scene.key} picture={scene} text={t(`news.kit.${textOf(scene)}`)} />
        ))}
      </ul>
    </div>
  );
}

const texts = {
  mark: 'markText',
  name: 'nameText',
  nameDark: 'nameDarkText',
  day: 'sceneText',
  dusk: 'sceneText',
  night: 'sceneText',
} as const;
const textOf = ({ key }: KitPicture) => texts[key];

function KitItem({ picture, text }: { picture: KitPicture; text: string }) {
  const t = useCorporateMessages();
  const { key, width, height, files } = picture;
  const name = t(`news.kit.${key}`);
  return (
    <li>
      <figure>
        <img
          src={`${kitPath}/${files[0].file}`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={classNames(key === 'nameDark' && css.onDark)}
        />
        <figcaption>
          <strong>{name}</strong>
          <span>{text}</span>
          <span className={css.files}>
            {files.map(({ file, format }) => (
              <a
                key={file}
                href={`${kitPath}/${file}`}
                download={file}
                aria-label={t('news.kit.download', { name, format })}
              >
                <Icon icon={downloadIcon} />
                {format}
              </a>
            ))}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
