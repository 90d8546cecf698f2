import { createThingSearch } from './findThings.ts';

/** How many things were found, in words; in those of many `{{count}}` stands for the number. */
export function foundText(
  count: number,
  words: { many: string; one: string; none: string },
): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : words.many.replace('{{count}}', String(count));
}

/**
 * Makes the list of things answer while somebody types: it hides rows of the page's own tables, so that nothing is asked
 * of a server and the list works without a network.
 * @param root the element that has the form and the tables.
 * @returns what takes it away again.
 */
export function filterThings(root: HTMLElement): () => void {
  const field = root.querySelector('input');
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('[data-found]');
  if (!field || !form || !status) return () => undefined;
  const all = [...root.querySelectorAll('details')].map((group) => ({
    group,
    wasOpen: group.open && field.value === '',
    rows: [...group.querySelectorAll<HTMLElement>('[data-words]')].flatMap((name) => {
      const row = name.closest('tr');
      return row ? [{ row, words: name.dataset['words'] ?? '' }] : [];
    }),
  }));
  // The list of sources has none.
  const groups = all.filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const search = createThingSearch(rows.map(({ words }) => words));

  function show(): void {
    const query = field?.value.trim() ?? '';
    const found = search(query);
    for (const [at, { row }] of rows.entries()) row.hidden = !found[at];
    for (const { group, rows, wasOpen } of groups) {
      const shown = rows.some(({ row }) => !row.hidden);
      group.hidden = !shown;
      group.open = query === '' ? wasOpen : shown;
    }
    const count = found.filter(Boolean).length;
    const { found: many = '', one = '', none = '' } = status?.dataset ?? {};
    if (status) status.textContent = query === '' ? '' : foundText(count, { many, one, none });
  }

  function answer(event: Event): void {
    event.preventDefault();
    show();
  }

  field.addEventListener('input', show);
  form.addEventListener('submit', answer);
  // What was typed before the script came, or kept by the browser.
  if (field.value !== field.defaultValue) show();
  return () => {
    field.removeEventListener('input', show);
    form.removeEventListener('submit', answer);
  };
}
