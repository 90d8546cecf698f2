import type { FastifyInstance } from 'fastify';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from './context.ts';
import type { Database } from './db/database.ts';
import type { FactUse } from './facts/uses.ts';
import type { MailReturned } from './mail/bounces/recordReport.ts';
import type { ApiOptions } from './options.ts';
import type { Store } from './store.ts';

/** What rows are read with. */
export interface Reading {
  database: Database;
  orm: NodePgDatabase;
  now: Date;
  /** The domains whose rows have changed; others are read for what they are made of. */
  changed: ReadonlySet<string>;
}

/** What a domain keeps in memory. */
export interface Memory {
  /** The domains whose memory it is made of: it is read again after them. */
  of?: readonly string[];
  /** Reads its rows. @param store in which those that it is made of are already. */
  read(reading: Reading, store: Store): Promise<Partial<Store>>;
}

/** An address with what it takes and answers, as the OpenAPI document has it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  url: string;
  /** Of its answers by status, and of what it takes. */
  schema: { response: Readonly<Record<number, object | undefined>> };
}

/** What a domain opens itself with. */
export interface Opening {
  app: FastifyInstance;
  context: ApiContext;
  options: ApiOptions;
}

/** What a domain that needs more than the context has opened. */
export interface Opened {
  /** Its own context, for tests beside the site. */
  part?: object;
  /** Puts in order what only its part can: what it deletes or encrypts. When and where as `Domain.forget`. */
  tidy?: () => Promise<unknown>;
  /** Ends connections whose readers come back by themselves. */
  endStreams?: () => void;
  /** Ends what it does by itself. */
  close?: () => Promise<void>;
}

/**
 * A part of the airport, whole in its folder. The API is the list of them (domains.ts): its document, its memory, its seeding, its
 * routes and what it forgets are made of what they say here.
 */
export interface Domain {
  /** What a change of its data is announced by (`announceChange`). */
  name: string;
  /** The modules of its schemas: those with a name of their own stand in the document. */
  schemas?: readonly object[];
  endpoints?: Readonly<Record<string, Endpoint>>;
  memory?: Memory;
  /** What of it is made of facts. */
  facts?: FactUse;
  /** Brings the demonstration's rows, or the repository's files, to its tables. @returns whether anything changed. */
  seed?: (client: PoolClient) => Promise<boolean>;
  /** Answers its endpoints, from the context alone. */
  routes?: (app: FastifyInstance, context: ApiContext) => void;
  /** Answers what needs its settings, and begins what it does by itself. */
  open?: (opening: Opening) => Opened | void | Promise<Opened | void>;
  /** What it does when an e-mail that it wrote comes back. */
  mailReturned?: MailReturned;
  /** Deletes what has been kept long enough: every minute, in one process of all that share the database. */
  forget?: (database: Database, now: Date) => Promise<unknown>;
}

/** Declares a domain, for its line in `domains.ts`. */
export const defineDomain = (domain: Domain): Domain => domain;
