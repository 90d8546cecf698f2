export const filterIcon = 'M4 6h16M7 12h10M10 18h4';
