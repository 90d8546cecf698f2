export const waterIcon = 'M12 3l5.2 7.6a6.5 6.5 0 1 1-10.4 0z';
