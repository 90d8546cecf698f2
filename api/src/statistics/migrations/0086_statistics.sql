-- Figures of the airport by year and month, each with who published it. Rows are only added: an import's have the next
-- version, and the newest of a period and indicator is the figure. Version 0 is the repository's (data/statistics.csv).
create table statistics (
  -- `2024`, or `2024-01` for a month.
  period text not null,
  indicator text not null,
  version integer not null,
  -- Null where an import took the figure back.
  value numeric,
  source text not null,
  source_url text,
  -- The day, month or year that the page bears, as far as it is known.
  page_date text,
  -- What is to be known of the figure: `rounded`, `provisional` and so on.
  notes jsonb not null default '[]',
  -- What another source says of the same, with its name and address.
  other jsonb,
  imported_at timestamptz,
  primary key (period, indicator, version)
);
