export const prayerIcon =
  'M12 3c1.6 2 2.2 3.2 2.2 4.2a2.2 2.2 0 0 1-4.4 0c0-1 .6-2.2 2.2-4.2M9 12h6v9h-6zM6 21h12';
