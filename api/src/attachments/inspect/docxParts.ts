import { Refused } from './findings.ts';

/** The parts of a document that is text and pictures, by their names in small letters; every other one is refused. */
const parts: readonly RegExp[] = [
  /^\[content_types\]\.xml$/,
  /^(|word\/|word\/glossary\/|word\/theme\/|word\/charts\/|word\/diagrams\/|customxml\/)_rels\/[\w.-]*\.rels$/,
  /^docprops\/(core|app|custom)\.xml$/,
  /^docprops\/thumbnail\.(jpe?g|png|emf|wmf)$/,
  /^docmetadata\/labelinfo\.xml$/,
  /^word\/(glossary\/)?(document|styles|styleswitheffects|settings|websettings|fonttable|numbering|footnotes|endnotes|comments|commentsextended|commentsids|commentsextensible|people|header|footer|intelligence)\d*\.xml$/,
  /^word\/theme\/(theme|themeoverride)\d*\.xml$/,
  /^word\/(charts|diagrams)\/(chart|charts|style|colors|data|layout|quickstyle|drawing)\d*\.xml$/,
  /^word\/fonts\/[\w .-]+\.(odttf|ttf)$/,
  /^customxml\/item(props)?\d*\.xml$/,
];
const media = /^(word\/media|docprops)\/[^/\\]+\.(png|jpe?g|gif|bmp|tiff?|webp|emf|wmf|wdp|svg)$/;

/** How pictures begin; a vector picture of Windows has its sign later. */
const pictures =
  /^(\x89PNG|\xFF\xD8\xFF|GIF8|BM|II[*\xBC]|MM\0\*|RIFF....WEBP|\x01\0\0\0[^]{36} EMF|\xD7\xCD\xC6\x9A|[\x01\x02]\0\x09\0)/;

/** Kinds of relations between such parts, by the last word of their address. */
const relations = new Set(
  `officedocument core-properties extended-properties custom-properties thumbnail styles styleswitheffects settings websettings fonttable
  theme themeoverride numbering footnotes endnotes comments commentsextended commentsids commentsextensible people header footer image
  hyperlink customxml customxmlprops glossarydocument chart chartstyle chartcolorstyle diagramdata diagramlayout diagramquickstyle
  diagramcolors diagramdrawing font hdphoto classificationlabels intelligence intelligence2`.split(
    /\s+/,
  ),
);
/** Links to pages, addresses and telephones, and those without a scheme. */
const link = /^\s*((https?|mailto|tel|ftp):|[^:\\]*$|[^:\\]*[/?#][^\\]*$)/i;

/**
 * Refuses a part that no text with pictures has.
 * @param name in small letters.
 * @throws {Refused}
 */
export function refusePart(name: string, content: Buffer): void {
  // A folder of the archive.
  if (name.endsWith('/') && content.length === 0) return;
  if (/vbaproject|vbadata|activex/.test(name)) throw new Refused('docx-macro');
  if (media.test(name)) refuseNoPicture(name, content);
  else if (!parts.some((part) => part.test(name))) throw new Refused('docx-embedded');
  else if (/^(MZ|\x7fELF|PK\x03\x04)/.test(content.toString('latin1', 0, 4)))
    throw new Refused('docx-embedded');
}

function refuseNoPicture(name: string, content: Buffer): void {
  const isPicture = name.endsWith('.svg')
    ? !/<([\w-]+:)?(script|foreignobject)\b|\son\w+\s*=|javascript:/i.test(content.toString('utf8'))
    : pictures.test(content.toString('latin1', 0, 64));
  if (!isPicture) throw new Refused('docx-embedded');
}

/**
 * Refuses a relation that no text with pictures has. A link is followed when somebody presses it; a template, a frame or an object is
 * fetched at once.
 * @throws {Refused}
 */
export function refuseRelation(type: string, isExternal: boolean, target: string): void {
  const kind = type.split('/').at(-1)?.toLowerCase() ?? '';
  if (/vba|macro|activex|keymap/.test(kind)) throw new Refused('docx-macro');
  const isLink = kind === 'hyperlink' && link.test(target);
  if (isExternal && !isLink && !/^(oleobject|package|control|afchunk|subdocument)$/.test(kind))
    throw new Refused('docx-remote');
  if (!relations.has(kind)) throw new Refused('docx-embedded');
}
