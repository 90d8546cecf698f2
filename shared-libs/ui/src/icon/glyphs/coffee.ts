export const coffeeIcon =
  'M4 9h12v6a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3';
