/** Milliseconds of rest after which what someone types is asked for, everywhere. */
export const fetchDelay = 200;
