export const uploadIcon = 'M12 16v-12M7 9l5-5l5 5M4 20h16';
