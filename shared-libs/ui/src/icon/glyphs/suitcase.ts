export const suitcaseIcon =
  'M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 8v-3a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v3M8 8v13M16 8v13';
