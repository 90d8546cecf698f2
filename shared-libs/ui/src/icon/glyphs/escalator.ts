export const escalatorIcon =
  'M3 20h4.5l9-11h4.5v-3h-6l-9 11h-3zM6 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M7.5 10v3';
