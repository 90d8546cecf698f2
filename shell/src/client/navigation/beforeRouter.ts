type Hear = (event: PopStateEvent) => void;

const hearers: Hear[] = [];
// A window calls its own listeners in the order in which they came, whether they capture or not. This one comes with the code,
// and so before the router's.
window.addEventListener('popstate', (event) => hearers.forEach((hear) => hear(event)));

/** Calls `hear` of each `popstate` before the router does; one that stops the event keeps it from the router. */
export const beforeRouter = (hear: Hear): void => void hearers.push(hear);
