/**
 * What the server's store held of one slice, for an early script (docs/decisions/020-early-scripts.md): the page carries
 * it for its own start, and an early script need not ask for it again.
 * @param slice a remote's own reducer. Its shape is as the server's release of the remote wrote it, the script's own.
 * @returns undefined where the page carries none, as in the harness.
 */
export function pageState<Slice>(slice: string): Slice | undefined {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const { state } = JSON.parse(text) as { state?: Record<string, unknown> };
  return state?.[slice] as Slice | undefined;
}
