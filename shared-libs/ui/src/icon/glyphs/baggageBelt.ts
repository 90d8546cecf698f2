export const baggageBeltIcon = 'M5 15h14a3 3 0 0 1 0 6h-14a3 3 0 0 1 0-6M7 15v-7h10v7M10 8v-3h4v3';
