/** The button that opens the menu on a narrow screen names it by this id. */
export const siteMenuId = 'site-menu';
