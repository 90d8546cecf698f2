export const pauseIcon = 'M8 5v14M16 5v14';
