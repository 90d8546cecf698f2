/** The versions of the words of complaints and requests. */
export const caseConsents = ['2026-11-23'];
