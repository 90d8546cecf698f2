import { bogotaDay } from '@eldorado/i18n/bogota';

/** The list that was made last: its address, the flight that it is of, and what of it is ticked. */
interface KeptSteps {
  address: string;
  list: string;
  done: readonly string[];
}

const stepsKey = 'eldorado:steps';
/** Where the flights that this browser follows are kept, and the one that was looked at last (mf-flights). */
const flightKeys = ['eldorado:followed', 'eldorado:last-flight'];
/** `2026-03-02-D-AV8523` */
const flightId = /\d{4}-\d{2}-\d{2}-[AD]-([A-Z\d]{2})(\d+)/g;

/**
 * Makes the list of steps one that keeps its ticks in this browser: counts them, offers the list that was made last and the
 * flight that is followed, clears and prints. What it needs stands in the page, so that it works without a network.
 * @param root the element that has the list and the form.
 * @returns what takes it away again.
 */
export function keepSteps(root: HTMLElement): () => void {
  const shown = root.dataset['steps'] ?? '';
  const boxes = [...root.querySelectorAll<HTMLInputElement>('li > input')];
  const status = root.querySelector<HTMLElement>('[data-progress]');
  const undo: (() => void)[] = [];
  const on = (selector: string, type: string, react: () => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      element.addEventListener(type, react);
      undo.push(() => element.removeEventListener(type, react));
      if (element instanceof HTMLButtonElement) element.hidden = false;
    }
  };
  const kept = readKept();

  function count(): void {
    const done = boxes.filter(({ checked }) => checked).length;
    if (status)
      status.textContent = (status.dataset['progress'] ?? '')
        .replace('{done}', String(done))
        .replace('{all}', String(boxes.length));
  }
  function keep(): void {
    const done = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    write({ address: location.pathname + location.search, list: shown, done });
    count();
  }

  if (shown !== '') {
    if (kept?.list === shown)
      for (const box of boxes) box.checked ||= kept.done.includes(box.value);
    keep();
    on('li > input', 'change', keep);
    on('[data-do=print]', 'click', () => print());
    on('[data-do=clear]', 'click', () => {
      for (const box of boxes) box.checked = false;
      forget();
      count();
    });
  } else {
    const again = root.querySelector<HTMLElement>('[data-kept]');
    if (again && kept && !isOver(kept.list)) {
      again.hidden = false;
      again.querySelector('a')?.setAttribute('href', `${kept.address}#steps`);
    }
  }

  const followed = root.querySelector<HTMLButtonElement>('[data-followed]');
  const flight = followedFlight();
  if (followed && flight && flight.id !== shown) {
    followed.textContent = (followed.dataset['followed'] ?? '').replace('{flight}', flight.name);
    on('[data-followed]', 'click', () => {
      const field = root.querySelector<HTMLInputElement>('input[name=flight]');
      if (field) field.value = flight.id;
      root.querySelector('form')?.requestSubmit();
    });
  }
  return () => undo.forEach((one) => one());
}

/** Whether a flight's day at the airport is over; other lists are of no day. */
const isOver = (list: string): boolean =>
  /^\d/.test(list) && list.slice(0, 10) < bogotaDay(Date.now());

/** The flight that is followed, the newest first, else the one looked at last; those of past days are nothing. */
function followedFlight(): { id: string; name: string } | null {
  for (const key of flightKeys) {
    const ids = [...(stored(key) ?? '').matchAll(flightId)].reverse();
    for (const [id, airline = '', number = ''] of ids)
      if (!isOver(id)) return { id, name: `${airline} ${number}` };
  }
  return null;
}

function readKept(): KeptSteps | null {
  try {
    const value = JSON.parse(stored(stepsKey) ?? 'null') as Partial<KeptSteps> | null;
    const { address, list, done } = value ?? {};
    // An address that somebody else wrote leads nowhere else.
    if (!/^\/(?!\/)/.test(address ?? '') || typeof list !== 'string') return null;
    return { address: address ?? '', list, done: Array.isArray(done) ? done : [] };
  } catch {
    return null;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(steps: KeptSteps): void {
  try {
    localStorage.setItem(stepsKey, JSON.stringify(steps));
  } catch {
    // A browser that keeps nothing ticks for this visit alone.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(stepsKey);
  } catch {
    // Nothing is kept where nothing may be.
  }
}
