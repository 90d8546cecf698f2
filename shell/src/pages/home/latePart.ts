import { lazy, type ComponentType } from 'react';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of the page that is in the server's HTML and becomes live after the rest, when its code has come: inside a
 * `Suspense` React leaves the HTML alone until then. A part whose code does not come stays as the server sent it.
 * @returns the component, and what a `load` awaits so that the part is rendered at once.
 */
export function latePart<Props extends object>(fetchPart: () => Promise<PartModule<Props>>) {
  let fetched: PartModule<Props> | undefined;
  const ready = async (): Promise<void> => {
    fetched ??= await fetchPart();
  };
  const Part = lazy(() => {
    if (fetched) return atOnce(fetched);
    return fetchPart().catch(() => new Promise<never>(() => undefined));
  });
  return { Part, ready };
}

/** A promise that is kept already: React renders what it holds without suspending. */
function atOnce<Value>(value: Value): Promise<Value> {
  return { then: (kept: (value: Value) => unknown) => kept(value) } as Promise<Value>;
}
