export interface Choice {
  value: string;
  label: string;
}

/** @property of the choice that it belongs to; empty where it belongs to every one. */
export interface Suggestion {
  name: string;
  of: string;
}

/** Who must answer, other than the airport. */
export interface Competent {
  name: string;
  /** The page of this site with its contact. */
  page: string;
  phone: string | null;
  web: string | null;
}

/** What the questions about a topic offer, and who must answer what was chosen. */
export interface Choices {
  airlines: readonly Choice[];
  establishmentTypes: readonly Choice[];
  services: readonly Choice[];
  /** Names that a text may have; others are taken too. */
  suggestions: readonly Suggestion[];
  /** The site of the authority that watches over airlines. */
  overseerWeb: string | null;
  competent: Competent | null;
}

export const noChoices: Choices = {
  airlines: [],
  establishmentTypes: [],
  services: [],
  suggestions: [],
  overseerWeb: null,
  competent: null,
};
