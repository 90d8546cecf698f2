/** Whose files they are: a draft's, by its token, or the next message's to a case, by the case's link. */
export type FilesOwner = { draft: string } | { link: string };

/** The header by which the API knows the owner: addresses are logged. */
export const ownerHeader = (owner: FilesOwner): Record<string, string> =>
  'draft' in owner ? { 'Case-Draft': owner.draft } : { 'Case-Link': owner.link };

/**
 * The small picture of a photo that was sent before.
 * @throws when the API has none for this owner, or cannot be reached.
 */
export async function fetchThumbnail(owner: FilesOwner, id: string): Promise<Blob> {
  const answer = await fetch(`/api/v2/case-files/${id}/thumbnail`, {
    headers: ownerHeader(owner),
  });
  if (!answer.ok) throw new Error(`No picture: ${answer.status}`);
  return answer.blob();
}
