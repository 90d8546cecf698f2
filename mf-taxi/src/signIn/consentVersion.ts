/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const consentVersion = '2026-11-21';
