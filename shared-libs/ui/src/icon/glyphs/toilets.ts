export const toiletsIcon =
  'M5 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M16 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M12 3v18M4 9h5v6h-5zM6.5 15v6M17.5 9l-3 6.5h6zM17.5 15.5v5.5';
