export const stairsIcon = 'M3 20h5v-5h4.5v-5h4.5v-5h4';
