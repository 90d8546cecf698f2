/** What the page loads when it is shown: its words, and what is made of them. */
export { rightsView } from './rightsView.ts';
export { rightsWords } from './words/words.ts';
