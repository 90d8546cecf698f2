import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@eldorado/i18n/locale';
import type { PqrsTopic } from '@eldorado/rules/pqrs';
import type { Term } from '../lifecycle/terms.ts';
import type { CaseState } from '../lifecycle/transitions.ts';
import { instant } from '../../db/columns.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const cases = pgTable('cases', {
  number: text('number').primaryKey(),
  state: text('state').$type<CaseState>().notNull(),
  type: text('type').$type<'compliment' | 'petition' | 'complaint'>().notNull(),
  term: text('term').$type<Term>().notNull(),
  topic: text('topic').$type<PqrsTopic>().notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  termFrom: instant('term_from').notNull(),
  receivedAt: instant('received_at').notNull(),
  dueDay: date('due_day', { mode: 'string' }).notNull(),
  extended: boolean('extended').notNull().default(false),
  replyBy: date('reply_by', { mode: 'string' }),
  forwardedTo: text('forwarded_to'),
  answeredAt: instant('answered_at'),
  closedAt: instant('closed_at'),
  takenBy: text('taken_by'),
  rating: integer('rating'),
  emailHash: text('email_hash'),
  consentVersion: text('consent_version').notNull(),
  answers: text('answers').notNull(),
  erasedAt: instant('erased_at'),
});

export type CaseEventKind =
  | 'received'
  | 'taken'
  | 'asked'
  | 'informed'
  | 'extended'
  | 'forwarded'
  | 'answered'
  | 'reopened'
  | 'rated'
  | 'granted'
  | 'withdrawn';

export const caseEvents = pgTable('case_events', {
  id: id(),
  number: text('number').notNull(),
  kind: text('kind').$type<CaseEventKind>().notNull(),
  at: instant('at').notNull(),
  details: text('details').notNull(),
});

export const caseAudit = pgTable('case_audit', {
  id: id(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  number: text('number').notNull(),
});

export const caseDrafts = pgTable('case_drafts', {
  id: text('id').primaryKey(),
  answers: text('answers').notNull(),
  changedAt: instant('changed_at').notNull(),
  number: text('number'),
});
