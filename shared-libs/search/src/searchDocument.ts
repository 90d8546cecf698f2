/** What can be found, in groups: flights, flights of a city or an airline, pages, and shops, restaurants and the like. */
export const searchKinds = ['flight', 'place', 'page', 'establishment'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found, as a result shows it. */
export interface SearchHit {
  kind: SearchKind;
  title: string;
  /** One line under the title. */
  detail: string;
  /** Path without language prefix, with its query. */
  to: string;
  /** The path that draws its pictogram; its address says it otherwise. */
  icon?: string;
}

/** A line that answers: `Opening hours: every day, 07:00 to 18:00`. */
export interface SearchLine {
  text: string;
  /** The kind of its value: hours, money, phone and so on. */
  kind: string;
}

/** Whether a place is open, as a line with its name, and the instant until which that is so; null for always. */
export interface OpenLine {
  isOpen: boolean;
  text: string;
  until: string | null;
}

/** One thing that can be found, with what it is found by. */
export interface SearchDocument extends SearchHit {
  /** Other words for it, and codes, with commas between them. */
  keywords: string;
  /** What travellers say when they want this and nothing else, with commas between the phrases. */
  asked?: string;
  /** What it answers with: the lines that fit a query are shown in place of its detail. */
  answers?: readonly SearchLine[];
  open?: OpenLine;
  /** Longer text that it may be found by as well, and which is not shown. */
  text?: string;
  /** How often it is wanted beside its like: 1 as a rule; over 1 it is suggested before anything is typed. */
  boost: number;
}

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
}

/** What is known answers a query: lines, each of which leads to what it is of. */
export interface SearchSaid {
  lines: { text: string; to: string }[];
}

/** What was found, the best group first. */
export interface SearchAnswer {
  query: string;
  groups: SearchGroup[];
  /** The answer itself, where what is known is one. */
  said?: SearchSaid;
}

/** Longest query that is looked for. */
export const longestQuery = 80;
/** The page that searches without JavaScript, and shows all results. */
export const searchPath = '/buscar';

export const searchAddress = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;
