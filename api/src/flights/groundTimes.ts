/** Minutes from landing to standing at the gate, and from there to the first bag. */
export const taxiInMinutes = 8;
export const firstBagMinutes = 15;
