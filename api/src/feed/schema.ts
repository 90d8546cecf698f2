import Type, { type Static } from 'typebox';
import { Instant, nullable } from '../http/schema.ts';

export const AidxXml = Type.String({
  description:
    'IATA_AIDX_FlightLegNotifRQ or IATA_AIDX_FlightLegRS, namespace http://www.iata.org/IATA/2007/00 or none',
});

export const AidxReceipt = Type.Object(
  {
    transaction: nullable(Type.String({ description: "The message's TransactionIdentifier." })),
    timeStamp: Instant,
    applied: Type.Integer({ description: 'Legs that the boards show now.' }),
    unchanged: Type.Integer({ description: 'Legs of a message that was taken before.' }),
    older: Type.Integer({ description: 'Legs of which a later message is known: ignored.' }),
    rejected: Type.Integer(),
    legs: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Line of the message on which the leg begins.' }),
        leg: Type.String({ description: 'Airline, number, from, to, origin date.' }),
        reason: Type.Optional(Type.String({ description: 'Why it was rejected.' })),
        flags: Type.Optional(
          Type.Array(Type.String(), {
            description: 'What it names and this airport does not know; it is shown all the same.',
          }),
        ),
      }),
      { description: 'The legs that were rejected or flagged.' },
    ),
  },
  {
    $id: 'AidxReceipt',
    examples: [
      {
        transaction: 'EX-0003',
        timeStamp: '2026-11-20T17:00:00.000Z',
        applied: 1,
        unchanged: 0,
        older: 0,
        rejected: 1,
        legs: [
          { line: 12, leg: 'AV 9314 MIA MAD 2026-11-20', reason: 'neither end is BOG' },
          { line: 40, leg: 'ZZ 12 BOG MDE 2026-11-20', flags: ['airline ZZ is unknown'] },
        ],
      },
    ],
  },
);

export type AidxReceipt = Static<typeof AidxReceipt>;
