import type { Locale } from '@eldorado/i18n';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsNote } from '../newsApi.ts';
import css from './note.module.css';

const addressOf = (name: string) => `/api/v2/news/pictures/${name}`;

/** The gallery of a note: each picture with who took it, and whole by itself at its own address. Nothing when it has none. */
export function NotePictures(props: { pictures: NewsNote['pictures']; lang: Locale | undefined }) {
  const t = useCorporateMessages();
  if (props.pictures.length === 0) return null;
  return (
    <section className={css.pictures}>
      <h2>{t('news.pictures', { count: props.pictures.length })}</h2>
      <ul>
        {props.pictures.map(({ name, width, height, alt, credit }) => (
          <li key={name}>
            <figure>
              {/* With a target of its own: it is no page of the site. */}
              <a href={addressOf(name)} target="_self" lang={props.lang}>
                <img src={addressOf(name)} alt={alt} width={width} height={height} loading="lazy" />
              </a>
              <figcaption>{t('news.credit', { name: credit })}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
