/** Widgets that stand on every page, in the layout. */
export const layoutWidgets: readonly string[] = ['mf-forms/newsletter'];
