/** What is fetched when a page is sent, and not before: the rules, and the way to the API. */
export { pqrsStepFaults as stepFaults } from '@eldorado/rules/pqrs-schema';
export { sendPost } from './sendPost.ts';
