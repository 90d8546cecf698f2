import { respond, type HarnessExample } from '@eldorado/testing';
import { pqrsExamples } from './pqrsExamples.ts';
import { invalidProblem, receipt, serverProblem, tooManyProblem } from '../fixtures/contact.ts';

const path = '/contacto';
const now = '2026-03-02T15:00:00Z';
const send = 'POST /v2/contact-messages';

export const examples: HarnessExample[] = [
  {
    name: 'contact',
    title: 'Contact form, the message is taken',
    path,
    now,
    api: { [send]: respond(201, receipt) },
  },
  {
    name: 'contact-invalid',
    title: 'Contact form, the API refuses two fields',
    path,
    now,
    api: { [send]: respond(400, invalidProblem) },
  },
  {
    name: 'contact-too-many',
    title: 'Contact form, too many messages',
    path,
    now,
    api: { [send]: respond(429, tooManyProblem) },
  },
  {
    name: 'contact-failed',
    title: 'Contact form, the API is down',
    path,
    now,
    api: { [send]: respond(500, serverProblem) },
  },
  {
    name: 'contact-offline',
    title: 'Contact form, no network',
    path,
    now,
    api: { [send]: respond(0) },
  },
  {
    name: 'newsletter-subscribed',
    title: 'Newsletter, signed up without JavaScript',
    path: '/boletin?status=subscribed',
    now,
    api: {},
  },
  {
    name: 'newsletter',
    title: 'Newsletter, the whole form',
    path: '/boletin',
    now,
    api: {},
  },
  ...pqrsExamples,
];
