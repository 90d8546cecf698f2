export const printIcon =
  'M7 9v-6h10v6M7 17h-2a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v7h-10z';
