export const chargingIcon = 'M13 3v7h6l-8 11v-7h-6z';
