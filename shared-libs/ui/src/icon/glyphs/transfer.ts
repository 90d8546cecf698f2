export const transferIcon = 'M20 10h-16l5.5-6M4 14h16l-5.5 6';
