export const globeIcon =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3a13 13 0 0 1 0 18a13 13 0 0 1 0-18';
