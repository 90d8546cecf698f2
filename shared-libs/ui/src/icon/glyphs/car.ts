export const carIcon =
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17h-2v-5l2.5-5h13l2.5 5v5h-2M15 17h-6M3 12h18';
