/** An information page as data: what a content file of a remote holds, in one language. */
export interface ArticleContent {
  /** One or two sentences under the title. */
  lead: string;
  sections: readonly ArticleSection[];
}

export interface ArticleSection {
  heading: string;
  blocks: readonly ArticleBlock[];
}

/**
 * Texts may hold `[links](/path)` and `**bold**`, nothing else. Paths carry no locale prefix.
 * `source` names an entry of the remote's `sources.ts`: every price and rule has one.
 */
export type ArticleBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'facts'; items: readonly { label: string; value: string; source?: string }[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      source?: string;
    }
  | { kind: 'notice'; tone: 'info' | 'warning'; text: string }
  | { kind: 'questions'; items: readonly { question: string; answer: string }[] }
  | { kind: 'links'; items: readonly { label: string; href: string }[] };

/** Where a price, a rule or a figure was read, and when. */
export interface ArticleSource {
  publisher: string;
  title: Readonly<Record<'es' | 'en' | 'fr' | 'pt', string>>;
  url: string | null;
  /** ISO date. */
  readOn: string;
}
