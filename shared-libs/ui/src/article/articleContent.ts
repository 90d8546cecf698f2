/** A run of text: plain, strong, a link (paths carry no locale prefix), or the value of a fact by its id. */
export type Inline =
  | string
  | { strong: InlineText }
  | { to: string; text: InlineText }
  | { fact: string };
export type InlineText = readonly Inline[];

/**
 * An information page in one language, as the build makes it from `content/<slug>/<language>.md`
 * (shared-libs/content): data only, so that it travels in a file of its own.
 */
export interface ArticleContent {
  /** One or two sentences under the title. */
  lead: InlineText;
  /** What a person in a hurry asks, on a card before the first section. */
  answers?: readonly ArticleAnswer[];
  sections: readonly ArticleSection[];
  /** What its blocks cite, in the order of first mention; a citation is a number from 1. */
  sources: readonly ArticleSource[];
  /** Ids of the facts that its texts name. */
  facts: readonly string[];
  /** Pages that go on from here, of the same remote. */
  related: readonly { to: string; title: string }[];
}

/** What a card answers: the words and the sign of each are the card's own. */
export type AnswerTopic = 'where' | 'when' | 'price' | 'duration' | 'bring';

export interface ArticleAnswer {
  about: AnswerTopic;
  text: InlineText;
}

export interface ArticleSection {
  /** Empty for what stands before the first heading. */
  heading: string;
  blocks: readonly ArticleBlock[];
}

/** A title with what belongs to it: a step, a labelled value, a question with its answer. */
export interface TitledItem {
  title: string;
  text: InlineText;
  /** Number of its source, from 1. */
  source?: number;
}

export type ArticleBlock =
  | { kind: 'text'; text: InlineText }
  | { kind: 'list'; items: readonly InlineText[] }
  | { kind: 'steps'; items: readonly TitledItem[] }
  /** An item with a `fact` takes label, value and source from the fact. */
  /** Those of a timeline are told by when they were: in their order, each under its date. */
  | { kind: 'facts' | 'timeline'; items: readonly (TitledItem | { fact: string })[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly InlineText[];
      rows: readonly (readonly InlineText[])[];
      source?: number;
    }
  | { kind: 'notice'; tone: 'info' | 'warning'; text: InlineText }
  | { kind: 'questions'; items: readonly TitledItem[] }
  | { kind: 'links'; items: readonly { label: string; href: string }[] }
  /** Where the page's screen puts what it knows at the moment. */
  | { kind: 'slot'; name: string };

/** Where a price, a rule or a figure was read, and when. */
export interface ArticleSource {
  publisher: string;
  title: string;
  /** Null where the page's exact address is not known. */
  url: string | null;
  /** ISO date of the reading. */
  readOn: string;
}
