/** Before the names of forms: each has words of its own in this tab. */
const mark = 'eldorado:typed:';
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

/** Keeps it in this tab; of a form that has nothing, nothing is kept. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    if (Object.keys(typed).length > 0)
      sessionStorage.setItem(mark + form, JSON.stringify({ typed, keptAt: Date.now() }));
    else sessionStorage.removeItem(mark + form);
  } catch {
    // Storage may be forbidden, or full.
  }
}

/** Forgets what was typed into the forms whose names begin so. */
export function forgetTyped(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(mark + beginning)) sessionStorage.removeItem(key);
  } catch {
    // There is nothing where storage is forbidden.
  }
}

/** Puts back what was typed, into fields that are as they were then and that nobody has touched since. */
export function giveBack(name: string, form: HTMLFormElement): void {
  const words = kept(name);
  for (const field of fieldsOf(form)) {
    const typed = words[field.id];
    if (!typed) continue;
    const [was, now] = typed;
    if (wasOf(field) !== was || nowOf(field) !== was) continue;
    if (isTick(field)) field.checked = now === 'true';
    else field.value = now;
  }
}

/** Tells what stands beside fields, a count or a question, of what was put or typed into them before it listened. */
export function announceTyped(form: HTMLFormElement): void {
  for (const field of fieldsOf(form))
    if (!isTick(field) && nowOf(field) !== wasOf(field))
      field.dispatchEvent(new Event('input', { bubbles: true }));
}

function kept(name: string): Typed {
  try {
    const { keptAt, typed } = JSON.parse(sessionStorage.getItem(mark + name) ?? '') as {
      typed: Typed;
      keptAt: number;
    };
    return Date.now() - keptAt < longest ? typed : {};
  } catch {
    // Nothing was kept, or not by this code.
    return {};
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
