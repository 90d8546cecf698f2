/** The rules, fetched when a page is sent: only then are they needed. */
export { pqrsStepFaults as stepFaults } from '@eldorado/rules/pqrs-schema';
