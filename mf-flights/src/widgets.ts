/** What other pages embed. */
export const widgets = {
  'next-flights': () =>
    import(/* webpackChunkName: "widget-next-flights" */ './next/NextFlightsWidget.tsx'),
};
