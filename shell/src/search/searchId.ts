/** The open search's, by which a page that is loaded again knows that it was open. */
export const searchId = 'search';
