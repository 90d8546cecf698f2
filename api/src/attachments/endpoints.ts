import Type from 'typebox';
import { mostFileBytes, mostFiles } from '@eldorado/rules/pqrs-files';
import { problem } from '../http/endpointParts.ts';

const tags = ['cases'];
const office = { security: [{ casesToken: [] }] };
const done = (description: string) => ({ description, type: 'null' }) as const;
const bytes = Type.String({ format: 'binary' });

const version = Type.String({ maxLength: 20, description: 'Of the tus protocol: 1.0.0.' });
const owner = {
  'case-draft': Type.Optional(
    Type.String({ maxLength: 60, description: 'Token of the draft, or the link below.' }),
  ),
  'case-link': Type.Optional(
    Type.String({ maxLength: 80, description: 'Link of the case that a message is for.' }),
  ),
};
const offset = Type.String({ maxLength: 20, description: 'Bytes that were sent before.' });
const ofFile = { params: Type.Object({ file: Type.String({ maxLength: 40 }) }) };
const ofDraft = Type.Object({ 'tus-resumable': version, ...owner });
const protocol =
  'By tus 1.0 (tus.io), with the draft’s token in the header `Case-Draft`, or the link of a case in `Case-Link`: then the files go with the next message to it.';

/** The endpoints of photos and documents: resumable uploads to a draft, forms by themselves, and downloads for the office. */
export const attachmentEndpoints = {
  tusOptions: {
    method: 'OPTIONS' as const,
    url: '/api/v2/case-files',
    schema: {
      tags,
      summary: 'What of the tus protocol is known here, and how large a file may be',
      response: { 204: done('In its headers.') },
    },
  },
  beginFile: {
    method: 'POST' as const,
    url: '/api/v2/case-files',
    schema: {
      tags,
      summary: 'Announce a photo or document of a draft',
      description: `${protocol} At most ${mostFiles} files of ${mostFileBytes} bytes: jpg, png, webp, pdf, docx.`,
      headers: Type.Object({
        'tus-resumable': version,
        ...owner,
        'upload-length': Type.String({ maxLength: 20, description: 'Bytes.' }),
        'upload-metadata': Type.String({ maxLength: 2_000, description: '`filename` in base64.' }),
      }),
      response: {
        201: done('Its address is in Location.'),
        ...{ 400: problem, 404: problem, 412: problem, 413: problem, 415: problem, 429: problem },
      },
    },
  },
  fileOffset: {
    method: 'HEAD' as const,
    url: '/api/v2/case-files/:file',
    schema: {
      tags,
      summary: 'How much of a file has arrived',
      description: `${protocol} In the header Upload-Offset.`,
      ...ofFile,
      headers: ofDraft,
      response: {
        200: done('In its headers.'),
        ...{ 400: problem, 404: problem, 412: problem, 503: problem },
      },
    },
  },
  sendPart: {
    method: 'PATCH' as const,
    url: '/api/v2/case-files/:file',
    schema: {
      tags,
      summary: 'Send the next piece of a file',
      description: `${protocol} With the last one the file is examined: a refusal names its reason as its code.`,
      ...ofFile,
      headers: Type.Object({
        'tus-resumable': version,
        ...owner,
        'upload-offset': offset,
      }),
      body: { content: { 'application/offset+octet-stream': { schema: bytes } } },
      response: {
        204: done('Upload-Offset says how much has arrived.'),
        ...{ 400: problem, 404: problem, 409: problem, 412: problem },
      },
    },
  },
  removeFile: {
    method: 'DELETE' as const,
    url: '/api/v2/case-files/:file',
    schema: {
      tags,
      summary: 'Take a file away',
      description: protocol,
      ...ofFile,
      headers: ofDraft,
      response: { 204: done('It is gone.'), 404: problem, 412: problem },
    },
  },
  thumbnail: {
    method: 'GET' as const,
    url: '/api/v2/case-files/:file/thumbnail',
    schema: {
      tags,
      summary: 'A small picture of a photo that is not sent yet, for its sender alone',
      ...ofFile,
      headers: Type.Object(owner),
      response: {
        200: { description: 'JPEG.', content: { 'image/jpeg': { schema: bytes } } },
        404: problem,
      },
    },
  },
  fileForms: {
    method: 'POST' as const,
    url: '/api/v2/case-file-forms',
    schema: {
      tags,
      summary: 'The form’s page of photos and documents, as a browser posts it by itself',
      description: 'Answered by 303 to the page that goes on.',
      body: {
        content: {
          'multipart/form-data': {
            schema: Type.Object({
              draft: Type.String({ maxLength: 60 }),
              locale: Type.String({ maxLength: 2 }),
              then: Type.Optional(Type.String({ maxLength: 10 })),
              files: Type.Array(bytes, { maxItems: mostFiles }),
              add: Type.Optional(Type.String({ maxLength: 1, description: 'Stay on the page.' })),
              remove: Type.Optional(
                Type.String({ maxLength: 40, description: 'The file to take away.' }),
              ),
            }),
          },
        },
      },
      response: { 303: done('The page that goes on.') },
    },
  },
  informFiles: {
    method: 'POST' as const,
    url: '/api/v2/case-links/:link/files',
    schema: {
      tags,
      summary: 'More information with photos or documents, as a browser posts it by itself',
      description: 'Answered by 303 to the case’s page.',
      params: Type.Object({ link: Type.String({ maxLength: 80 }) }),
      body: {
        content: {
          'multipart/form-data': {
            schema: Type.Object({
              text: Type.String(),
              locale: Type.String({ maxLength: 2 }),
              files: Type.Array(bytes, { maxItems: mostFiles }),
            }),
          },
        },
      },
      response: { 303: done('The case’s page.') },
    },
  },
  officeFile: {
    method: 'GET' as const,
    url: '/api/v2/cases/:number/attachments/:file',
    schema: {
      tags,
      summary: 'A photo or document of a case, to save. Reading it is written down',
      ...office,
      params: Type.Object({
        number: Type.String({ maxLength: 40 }),
        file: Type.String({ maxLength: 40 }),
      }),
      querystring: Type.Object({
        by: Type.String({ minLength: 1, maxLength: 80, description: 'Who reads it.' }),
      }),
      response: {
        200: {
          description: 'Its content.',
          content: { 'application/octet-stream': { schema: bytes } },
        },
        ...{ 401: problem, 404: problem, 429: problem },
      },
    },
  },
};
