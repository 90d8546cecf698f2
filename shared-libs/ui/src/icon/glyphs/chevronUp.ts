export const chevronUpIcon = 'M6 15l6-6l6 6';
