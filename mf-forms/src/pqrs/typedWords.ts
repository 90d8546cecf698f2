const key = 'eldorado:pqrs-typed';
/** Milliseconds for which it is given back: as long as the API keeps a draft. */
const longest = 86_400_000;

/** What fields held as the page came, and what they hold now, by the fields' ids. */
type Typed = Readonly<Record<string, readonly [was: string, now: string]>>;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody changed in a form. */
export function typedIn(form: HTMLFormElement): Typed {
  const changed = fieldsOf(form).map((field) => [field.id, [wasOf(field), nowOf(field)]] as const);
  return Object.fromEntries(changed.filter(([, [was, now]]) => was !== now));
}

/** Keeps it in this tab, in place of what another form had there; of a form that has nothing, nothing is kept. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    if (Object.keys(typed).length > 0)
      sessionStorage.setItem(key, JSON.stringify({ form, typed, keptAt: Date.now() }));
    else if (kept()?.form === form) sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden, or full.
  }
}

/** Forgets what was typed, of whichever form. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing where storage is forbidden.
  }
}

/** Puts back what was typed, into fields that are as they were then and that nobody has touched since. */
export function giveBack(name: string, form: HTMLFormElement): void {
  const found = kept();
  if (found?.form !== name) return;
  for (const field of fieldsOf(form)) {
    const typed = found.typed[field.id];
    if (!typed) continue;
    const [was, now] = typed;
    if (wasOf(field) !== was || nowOf(field) !== was) continue;
    if (isTick(field)) field.checked = now === 'true';
    else field.value = now;
  }
}

function kept(): { form: string; typed: Typed } | null {
  try {
    const { keptAt, ...found } = JSON.parse(sessionStorage.getItem(key) ?? '') as {
      form: string;
      typed: Typed;
      keptAt: number;
    };
    return Date.now() - keptAt < longest ? found : null;
  } catch {
    // Nothing was kept, or not by this code.
    return null;
  }
}

/** What people fill in; files have their own way, and the field that people do not see is nobody's. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'file') ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

function wasOf(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

const nowOf = (field: Field): string => (isTick(field) ? String(field.checked) : field.value);
