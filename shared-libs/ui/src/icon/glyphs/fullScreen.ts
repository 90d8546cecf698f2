export const fullScreenIcon = 'M4 9v-5h5M15 4h5v5M20 15v5h-5M9 20h-5v-5';
