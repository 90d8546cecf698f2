/** What other pages embed. */
export const widgets = {
  newsletter: () =>
    import(/* webpackChunkName: "widget-newsletter" */ './newsletter/Newsletter.tsx'),
  waiting: () =>
    import(/* webpackChunkName: "widget-waiting" */ './pqrs/waiting/WaitingSender.tsx'),
};
