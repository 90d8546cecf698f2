export const accessibilityIcon =
  'M10.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4.5 8.5l7.5 1l7.5-1M12 9.5v5M12 14.5l-3.5 6.5M12 14.5l3.5 6.5';
