import Type from 'typebox';
import { fileKinds, fileRefusals, type FileKind } from '@eldorado/rules/pqrs-files';
import { Instant, nullable, words } from '../http/schema.ts';

const kinds = Object.keys(fileKinds) as FileKind[];
const fileName = Type.String({ maxLength: 210, description: 'As its sender named it.' });

export const CaseFileView = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    name: fileName,
    kind: nullable(words(kinds)),
    size: Type.Integer({ description: 'Bytes.' }),
    source: words(['sender', 'office']),
    at: Instant,
  },
  { $id: 'CaseFileView', description: 'A photo or document of a case.' },
);

export const DraftFileView = Type.Object(
  {
    id: Type.String({ maxLength: 40 }),
    name: fileName,
    kind: nullable(words(kinds)),
    size: Type.Integer({ description: 'Bytes.' }),
    state: words(['open', 'kept', 'refused'], 'open: it has not arrived whole.'),
    refusal: nullable(words(fileRefusals)),
  },
  {
    $id: 'DraftFileView',
    description: 'A photo or document of a draft, or of a message to a case.',
  },
);
