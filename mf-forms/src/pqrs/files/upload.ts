import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { ownerHeader, type FilesOwner } from './filesOwner.ts';

/** What an upload tells of itself. */
export interface UploadNews {
  /** Bytes that have arrived. */
  progress: (sent: number) => void;
  kept: () => void;
  /** For good. @param code the API's reason. */
  refused: (code: string) => void;
  /** It stands still; `resume` goes on. @param why `busy`: much is sent from this connection, which is over in ten minutes. */
  waiting: (why: 'offline' | 'busy') => void;
}

export interface RunningUpload {
  resume(): void;
  /** Ends it, and takes away what has arrived. */
  remove(): Promise<void>;
}

/** Bytes of a piece: what is lost with a network is the piece under way, a second or so on a slow phone. */
const pieceBytes = 256 * 1024;
/** Milliseconds before another try, while the browser believes that it has a network. */
const pauses = [0, 1_000, 3_000, 6_000, 10_000, 20_000];

const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![409, 423, 429].includes(status);

const answerIn = (error: Error) => (error instanceof DetailedError ? error.originalResponse : null);

/** The code of a problem of the API. */
function codeOf(error: Error): string | null {
  const answer = answerIn(error);
  if (!answer || !isFinal(answer.getStatus())) return null;
  try {
    return (JSON.parse(answer.getBody()) as { code?: string }).code ?? 'upload-broken';
  } catch {
    return 'upload-broken';
  }
}

/**
 * Sends a file piece by piece (tus 1.0), on from where it stopped.
 * @param from what of it has arrived before, in the API's words: its id.
 */
export function startUpload(
  file: File,
  { owner, from }: { owner: FilesOwner; from: string | null },
  news: UploadNews,
): RunningUpload {
  const options: UploadOptions = {
    endpoint: '/api/v2/case-files',
    uploadUrl: from === null ? null : `/api/v2/case-files/${from}`,
    headers: ownerHeader(owner),
    metadata: { filename: file.name },
    chunkSize: pieceBytes,
    retryDelays: pauses,
    // The API knows what has arrived; nothing is kept in this browser.
    storeFingerprintForResuming: false,
    onProgress: (sent) => news.progress(sent),
    onSuccess: () => news.kept(),
    onError(error) {
      const code = codeOf(error);
      if (code === null) news.waiting(answerIn(error)?.getStatus() === 429 ? 'busy' : 'offline');
      else news.refused(code);
    },
  };
  const upload = new Upload(file, options);
  upload.start();
  return {
    resume: () => upload.start(),
    remove: () => upload.abort(true),
  };
}

/** Takes a file away that an earlier page sent. */
export async function removeUpload(owner: FilesOwner, id: string): Promise<void> {
  await Upload.terminate(`/api/v2/case-files/${id}`, {
    headers: ownerHeader(owner),
    retryDelays: pauses,
  });
}
