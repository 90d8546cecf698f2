export const playIcon = 'M8 5l11 7l-11 7z';
