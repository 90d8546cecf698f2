export const babyCareIcon =
  'M9 9h6a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M9 9v-2h6v2M11 7v-3h2v3M13 13h4M13 17h4';
