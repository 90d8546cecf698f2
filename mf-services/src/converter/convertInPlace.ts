import { convert, type Rates } from './conversion.ts';
import { conversionText, type ConversionWords } from './conversionText.ts';

/** What a converter's form carries for it, as JSON in `data-convert`. */
export interface InPlace {
  rates: Rates;
  /** Codes of the currencies whose rate is the demonstration's. */
  demo: readonly string[];
  language: string;
  words: ConversionWords;
}

/**
 * Makes a converter answer while somebody types, by the rates that are in the page: nothing is asked of a server, and it
 * works without a network.
 * @param form the one that the server would answer.
 * @returns what takes it away again.
 */
export function convertInPlace(form: HTMLFormElement): () => void {
  const output = form.querySelector('output');
  const field = form.querySelector('input');
  if (!output || !field) return () => undefined;
  const { rates, demo, language, words } = JSON.parse(form.dataset['convert'] ?? '') as InPlace;

  function show(): void {
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') asked.set(name, value);
    const conversion = convert(asked, rates);
    const isWrong = conversion.kind === 'invalid' && conversion.amount;
    if (output) output.textContent = conversionText(conversion, language, words, demo);
    // What the server found wrong is corrected by now, or said by the answer.
    for (const fault of form.querySelectorAll<HTMLElement>('[id$="-error"]')) fault.hidden = true;
    field?.setAttribute('aria-invalid', String(isWrong));
  }

  function answer(event: Event): void {
    event.preventDefault();
    show();
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', answer);
  // What was typed before the script came, or kept by the browser.
  if (field.value !== field.defaultValue) show();
  return () => {
    form.removeEventListener('input', show);
    form.removeEventListener('submit', answer);
  };
}
