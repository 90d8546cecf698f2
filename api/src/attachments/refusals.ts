import type { FileRefusal } from '@eldorado/rules/pqrs-files';
import { ApiProblem } from '../http/problem.ts';

/** Each refusal in a sentence, for the office and for whoever reads the API; pages have words of their own. */
const sentences: Readonly<Record<FileRefusal, string>> = {
  'file-empty': 'The file is empty.',
  'file-too-large': 'The file is larger than 5 MB.',
  'file-name': 'The name of the file is a path, too long, or has characters that are not seen.',
  'file-type': 'The file is no jpg, png, webp, pdf or docx.',
  'file-broken':
    'The file cannot be read: it is cut off, or made in a way that readers do not make.',
  'file-two-kinds': 'The file is two things at a time, such as a picture and an archive.',
  'file-bomb': 'Unpacked the file is too large, or takes too long to read.',
  'file-locked': 'The file is locked by a password.',
  'file-virus': 'The virus scanner found something in the file.',
  'image-too-large': 'The picture has more than 40 million pixels.',
  'pdf-active': 'The PDF does something when it is opened, such as running a script.',
  'pdf-embedded': 'There are other files in the PDF.',
  'docx-macro': 'The document has macros or starts programs.',
  'docx-embedded': 'There are other files in the document.',
  'docx-remote': 'The document fetches something from elsewhere when it is opened.',
  'too-many-files': 'There are as many files as there may be.',
  'scanner-away': 'The file cannot be looked at now. Try again in a moment.',
  'upload-broken': 'The file did not arrive whole. Send it again.',
};

/** A refusal as the API answers it; its code is the refusal. */
export function refusalProblem(refusal: FileRefusal): ApiProblem {
  const [status, headers] =
    refusal === 'scanner-away'
      ? [503, { 'retry-after': '10' }]
      : [refusal === 'file-too-large' ? 413 : 400, {}];
  return new ApiProblem(status, refusal, sentences[refusal], {
    headers: headers,
  });
}
