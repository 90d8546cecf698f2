/** What other pages embed. */
export const widgets = {
  'my-flight': () => import(/* webpackChunkName: "widget-my-flight" */ './myFlight/MyFlight.tsx'),
  'next-flights': () =>
    import(/* webpackChunkName: "widget-next-flights" */ './next/NextFlightsWidget.tsx'),
};
