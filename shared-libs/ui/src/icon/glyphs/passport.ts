export const passportIcon =
  'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 17h6';
