export const menuIcon = 'M4 6l16 0M4 12l16 0M4 18l16 0';
