export const shieldIcon = 'M12 3l8 3v5.5c0 4.5-3.2 7.9-8 9.5c-4.8-1.6-8-5-8-9.5v-5.5zM9 12l2 2l4-4';
