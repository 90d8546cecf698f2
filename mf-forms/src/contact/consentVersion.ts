/** Grows with the consent's wording, so that each stored consent can be read again as it was given; the API knows it first. */
export const consentVersion = '2026-11-21';
