export const elevatorIcon =
  'M6 3h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2M9 10l3-3l3 3M9 14l3 3l3-3';
