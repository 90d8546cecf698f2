export const moonIcon = 'M20 14.5a8.5 8.5 0 1 1-10.5-10.5a7.6 7.6 0 0 0 10.5 10.5';
