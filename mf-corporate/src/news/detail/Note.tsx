import { formatDay, useLocale } from '@eldorado/i18n';
import { dateText } from '@eldorado/remote/article';
import { Icon, Link, Notice, PageHeading } from '@eldorado/ui';
import { Article } from '@eldorado/ui/article';
import { chevronLeftIcon } from '@eldorado/ui/icons';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsNote } from '../newsApi.ts';
import { dayOf } from '../newsDate.ts';
import { newsAddress } from '../newsQuery.ts';
import { NoteRow } from '../NoteRow.tsx';
import { Corrections } from './Corrections.tsx';
import { noteSections } from './noteSections.ts';
import { NotePictures } from './NotePictures.tsx';
import { NoteSources } from './NoteSources.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { WhenCard } from './WhenCard.tsx';
import css from './note.module.css';

/** One item: its day, its text, who says so, and what was put right since. */
export function Note({ note, address }: { note: NewsNote; address: string }) {
  const t = useCorporateMessages();
  const locale = useLocale();
  const { kind, topic, corrected, related } = note;
  // Texts in another language say so to screen readers.
  const lang = note.locale === locale ? undefined : note.locale;
  const day = dayOf(note);
  return (
    <div className={css.note}>
      <p className={css.about}>
        <time dateTime={day}>{dateText(day, locale)}</time>
        {kind !== 'news' && <span>{t(`news.one.${kind}`)}</span>}
        <Link to={newsAddress({ topic })}>{t(`news.topic.${topic}`)}</Link>
      </p>
      <div lang={lang}>
        <PageHeading title={note.title} lead={note.summary} className={css.heading} />
      </div>
      <div className={css.notices}>
        {note.draft && (
          <Notice tone="warning" title={t('news.draft')}>
            {t('news.draftText')}
          </Notice>
        )}
        {lang && (
          <Notice tone="info">
            {t('news.fallback', { language: t(`news.language.${note.locale}`) })}
          </Notice>
        )}
        {corrected && (
          <Notice tone="info">
            {t('news.corrected', { date: formatDay(corrected, locale) })}.{' '}
            <a href="#corrections">{t('news.whatChanged')}</a>
          </Notice>
        )}
      </div>
      <div className={css.layout}>
        <div className={css.main}>
          <WhenCard note={note} lang={lang} />
          <div lang={lang}>
            <Article
              content={{ lead: [], sections: noteSections(note.blocks), ...nothingElse }}
              className={css.text}
            />
          </div>
          <NotePictures pictures={note.pictures} lang={lang} />
          <Corrections corrections={note.corrections} lang={lang} />
        </div>
        <div className={css.beside}>
          <NoteSources sources={note.sources} />
          <ShareLinks title={note.title} address={address} />
        </div>
      </div>
      {related.length > 0 && (
        <section className={css.related}>
          <h2>{t('news.related')}</h2>
          <ul>
            {related.map((item) => (
              <li key={item.slug}>
                <NoteRow item={item} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.back}>
        <Link to={newsAddress({})}>
          <Icon icon={chevronLeftIcon} />
          {t('news.back')}
        </Link>
      </p>
    </div>
  );
}

/** Its sources and what goes on from it are not an article's. */
const nothingElse = { sources: [], facts: [], related: [] };
