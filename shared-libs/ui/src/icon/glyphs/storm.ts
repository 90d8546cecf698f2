export const stormIcon =
  'M6.5 14.8a4 4 0 0 1 .5-7.8a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 1 9.2M13 12l-3 4.5h4l-3 4.5';
