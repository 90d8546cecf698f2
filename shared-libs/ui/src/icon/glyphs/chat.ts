export const chatIcon =
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4h-1a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M8 9h8M8 13h5';
