export const refreshIcon = 'M20 12a8 8 0 1 1-2.3-5.7l2.3 2.2M20 4v4.5h-4.5';
