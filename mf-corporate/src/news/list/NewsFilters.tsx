import { formatDay, formatNumber, localisePath, type Locale } from '@eldorado/i18n';
import { FilterChips, SearchSubmit, SelectField, TextField, type FilterChip } from '@eldorado/ui';
import { DateField } from '@eldorado/ui/date';
import { useCorporateMessages } from '../../messages.ts';
import { newsTopics, type NewsList, type NewsQuery } from '../newsApi.ts';
import { longestSearch, newsAddress, newsPath } from '../newsQuery.ts';
import css from './newsList.module.css';

interface FiltersProps {
  query: NewsQuery;
  topics: NewsList['topics'];
  locale: Locale;
}

/** Words, topic and days: a form that the address answers, and below it what is chosen. */
export function NewsFilters({ query, topics, locale }: FiltersProps) {
  const t = useCorporateMessages();
  const { kind, topic, from, to, q } = query;
  const more = [topic, from, to].filter((value) => value !== '').length;
  const offered = newsTopics.flatMap((one) => {
    const count = topics.find((known) => known.topic === one)?.count;
    const name = t(`news.topic.${one}`);
    if (count !== undefined)
      return [{ value: one, label: `${name} (${formatNumber(count, locale)})` }];
    return one === topic ? [{ value: one, label: name }] : [];
  });
  return (
    <>
      <form method="get" role="search" action={localisePath(newsPath, locale)} className={css.form}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <TextField
          label={t('news.search')}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SearchSubmit label={t('news.find')} />
        <details className={css.more} open={more > 0}>
          <summary>{more > 0 ? t('news.moreCount', { count: more }) : t('news.more')}</summary>
          <div className={css.fields}>
            <SelectField
              label={t('news.topic')}
              name="topic"
              defaultValue={topic}
              options={[{ value: '', label: t('news.anyTopic') }, ...offered]}
            />
            <DateField label={t('news.from')} name="from" defaultValue={from} />
            <DateField label={t('news.to')} name="to" defaultValue={to} />
          </div>
        </details>
      </form>
      <ChosenFilters query={query} locale={locale} />
    </>
  );
}

/** What is chosen; each is a link to the list without it. */
function ChosenFilters({ query, locale }: Pick<FiltersProps, 'query' | 'locale'>) {
  const t = useCorporateMessages();
  const { page: _page, ...filters } = query;
  const { topic, from, to, q } = filters;
  const chip = (label: string, without: keyof typeof filters): FilterChip => ({
    label,
    to: newsAddress({ ...filters, [without]: '' }),
  });
  const chips = [
    ...(q ? [chip(t('news.chip.q', { words: q }), 'q')] : []),
    ...(topic ? [chip(t(`news.topic.${topic}`), 'topic')] : []),
    ...(from ? [chip(t('news.chip.from', { date: formatDay(from, locale) }), 'from')] : []),
    ...(to ? [chip(t('news.chip.to', { date: formatDay(to, locale) }), 'to')] : []),
  ];
  return chips.length > 0 && <FilterChips items={chips} className={css.chips} />;
}
