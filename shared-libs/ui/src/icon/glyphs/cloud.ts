export const cloudIcon = 'M7 18.5a4 4 0 0 1 0-8a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 .9 9.2z';
