export const bellIcon = 'M4 18l2-2.5v-4.5a6 6 0 0 1 12 0v4.5l2 2.5zM10 21h4M12 3v2';
