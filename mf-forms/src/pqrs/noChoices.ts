export interface Choice {
  value: string;
  label: string;
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
  suggestions: readonly string[];
  competent: Competent | null;
}

export const noChoices: Choices = {
  airlines: [],
  establishmentTypes: [],
  services: [],
  suggestions: [],
  competent: null,
};
