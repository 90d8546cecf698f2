export const checkIcon = 'M5 12l5 5l10-10';
