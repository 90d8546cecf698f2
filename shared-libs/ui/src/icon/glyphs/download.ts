export const downloadIcon = 'M12 4v12M7 11l5 5l5-5M4 20h16';
