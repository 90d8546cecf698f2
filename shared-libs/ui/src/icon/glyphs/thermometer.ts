export const thermometerIcon = 'M9 12.6v-7.6a3 3 0 0 1 6 0v7.6a4.5 4.5 0 1 1-6 0M12 10v6';
