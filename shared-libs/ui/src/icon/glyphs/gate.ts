export const gateIcon = 'M6 21v-16a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16M3 21h18M14 12h.01';
