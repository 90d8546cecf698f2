/** Why an action was not taken, with a sentence for the office. */
export interface Refusal {
  code:
    | 'already-answered'
    | 'already-forwarded'
    | 'already-withdrawn'
    | 'not-answered'
    | 'not-waiting'
    | 'still-waiting'
    | 'already-extended'
    | 'already-granted'
    | 'already-rated'
    | 'day-invalid'
    | 'text-required'
    | 'too-late';
  sentence: string;
}

/** Says why an action is not taken. */
export const refuse = (code: Refusal['code'], sentence: string): Refusal => ({ code, sentence });
