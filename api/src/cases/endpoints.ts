import Type, { type TSchema } from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref, words } from '../http/schema.ts';
import {
  CaseDraft,
  CaseDraftForm,
  CaseDraftInput,
  CaseDraftSaved,
  CaseInput,
  CaseLink,
  CaseLinkInput,
  CaseReceipt,
  CaseSenderInput,
  CaseView,
  FollowedCase,
  OfficeActionInput,
  OfficeCase,
  OfficeCaseList,
} from './schema.ts';
import { caseStates } from './lifecycle/transitions.ts';

const office = { security: [{ casesToken: [] }] };
const ofCase = Type.Object({ number: Type.String({ maxLength: 40 }) });
const ofLink = Type.Object({ link: Type.String({ maxLength: 80 }) });
const byForm =
  'A form’s own post (application/x-www-form-urlencoded, its fields beside the rest) is answered by 303 to the page that goes on.';
const seeOther = { description: 'The page that goes on; for forms.', type: 'null' } as const;

/** A body that is sent as JSON, and by a page's form itself: with the same fields, unless it says others. */
const jsonOrForm = (json: TSchema, form = json) => ({
  content: {
    'application/json': { schema: json },
    'application/x-www-form-urlencoded': { schema: form },
  },
});

function post<const S extends object>(url: string, summary: string, schema: S) {
  return { method: 'POST' as const, url, schema: { tags: ['cases'], summary, ...schema } };
}

/** The endpoints of complaints and requests (PQRS): drafts and cases for their senders, cases for the office. */
export const caseEndpoints = {
  caseDrafts: post('/api/v2/case-drafts', 'Keep the answers of one page of the form', {
    description: `Kept for a day, encrypted, under a token nobody guesses. What is wrong is kept too and named. ${byForm}`,
    body: jsonOrForm(ref(CaseDraftInput), ref(CaseDraftForm)),
    response: { 200: ref(CaseDraftSaved), 303: seeOther, 400: problem, 429: problem },
  }),
  caseDraft: get('/api/v2/case-drafts/:draft', 'cases', 'A draft, with what is wrong in it', {
    params: Type.Object({ draft: Type.String({ maxLength: 60 }) }),
    response: answers(ref(CaseDraft), 404),
  }),
  sendCase: post('/api/v2/cases', 'Send a draft: once, however often it is posted', {
    description: byForm,
    body: jsonOrForm(ref(CaseInput)),
    response: { 201: ref(CaseReceipt), 303: seeOther, 400: problem, 404: problem, 429: problem },
  }),
  caseLinks: post(
    '/api/v2/case-links',
    'The link of a case, for who knows its number and address',
    {
      description: byForm,
      body: jsonOrForm(ref(CaseLinkInput)),
      response: { 200: ref(CaseLink), 303: seeOther, 400: problem, 404: problem, 429: problem },
    },
  ),
  followCase: get('/api/v2/case-links/:link', 'cases', 'A case with its history, by its link', {
    params: ofLink,
    response: answers(ref(FollowedCase), 404),
  }),
  senderAction: post(
    '/api/v2/case-links/:link',
    'More information, opening it again, or a rating',
    {
      description: `Once, however often it is posted. ${byForm} What is not taken of one waits for that page.`,
      params: ofLink,
      body: jsonOrForm(ref(CaseSenderInput)),
      response: {
        200: ref(CaseView),
        303: seeOther,
        400: problem,
        404: problem,
        409: problem,
        429: problem,
      },
    },
  ),
  officeCases: get('/api/v2/cases', 'cases', 'Every case, the first due first', {
    ...office,
    querystring: Type.Object({ state: Type.Optional(words(caseStates)) }),
    response: answers(ref(OfficeCaseList), 401, 404),
  }),
  officeCase: get('/api/v2/cases/:number', 'cases', 'One case with everything in it', {
    ...office,
    params: ofCase,
    querystring: Type.Object({
      by: Type.String({ minLength: 1, maxLength: 80, description: 'Who reads it.' }),
    }),
    response: answers(ref(OfficeCase), 401, 404),
  }),
  officeAction: post('/api/v2/cases/:number', 'Take, ask, extend, forward or answer', {
    ...office,
    params: ofCase,
    body: ref(OfficeActionInput),
    response: { 200: ref(OfficeCase), 400: problem, 401: problem, 404: problem, 409: problem },
  }),
};
