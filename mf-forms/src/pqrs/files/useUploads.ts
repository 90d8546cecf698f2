import { useEffect, useRef, useState } from 'react';
import type { components } from '@eldorado/http/api-types';
import { useUnsavedChanges } from '@eldorado/remote';
import { fetchThumbnail, type FilesOwner } from './filesOwner.ts';
import type { RunningUpload, UploadNews } from './upload.ts';

type DraftFile = components['schemas']['DraftFileView'];

/** A file of the page: one that the draft has, or one on its way. */
export interface ShownFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'open' | 'sending' | 'offline' | 'busy' | 'kept' | 'refused';
  /** Bytes that have arrived. */
  sent: number;
  refusal: string | null;
  /** It was chosen on this page; else an earlier one sent it. */
  isNew: boolean;
  /** Gives the bytes of a picture of it; null of what is none. */
  picture: (() => Promise<Blob>) | null;
}

/** The files of a form, and what adds to them and takes them away. */
export interface Uploads {
  files: readonly ShownFile[];
  /** Some have not arrived. */
  underWay: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (shown: ShownFile) => Promise<void>;
}

const isPhoto = ({ kind, state }: DraftFile) =>
  state === 'kept' && (kind === 'jpg' || kind === 'png' || kind === 'webp');

const ofOwner =
  (owner: FilesOwner) =>
  (file: DraftFile): ShownFile => {
    const { id, name, size, state, refusal } = file;
    const picture = isPhoto(file) ? () => fetchThumbnail(owner, id) : null;
    return { key: id, name, size, state, refusal, sent: 0, isNew: false, picture };
  };

/** The uploader comes when somebody chooses a file: few do. */
const uploader = () => import(/* webpackChunkName: "pqrs-upload" */ './upload.ts');

/** Milliseconds after which one that stands still is tried again without a word of the browser's. */
const tryAgain = 15_000;

/** @param known what the owner has already. */
export function useUploads(owner: FilesOwner, known: readonly DraftFile[]): Uploads {
  const [files, setFiles] = useState(() => known.map(ofOwner(owner)));
  const uploads = useRef(new Map<string, RunningUpload>());
  const stopped = useRef(new Set<string>());
  const made = useRef(0);
  const change = (key: string, to: Partial<ShownFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));

  useEffect(() => {
    const resume = () => {
      const keys = [...stopped.current];
      stopped.current.clear();
      for (const key of keys) uploads.current.get(key)?.resume();
    };
    const timer = setInterval(resume, tryAgain);
    window.addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resume);
    };
  }, []);

  async function send(key: string, file: File, from: string | null) {
    const waiting: UploadNews['waiting'] = (state) => {
      stopped.current.add(key);
      change(key, { state });
    };
    const news: UploadNews = {
      progress: (sent) => change(key, { sent, state: 'sending' }),
      kept: () => change(key, { state: 'kept', sent: file.size }),
      refused: (refusal) => change(key, { state: 'refused', refusal }),
      waiting,
    };
    try {
      const { startUpload } = await uploader();
      uploads.current.set(key, startUpload(file, { owner, from }, news));
    } catch {
      // The uploader itself could not be fetched.
      const resume = () => void send(key, file, from);
      uploads.current.set(key, { resume, remove: () => Promise.resolve() });
      waiting('offline');
    }
  }

  /** Sends files at once; one that stopped half-way on an earlier page goes on. */
  function add(chosen: readonly File[]) {
    for (const file of chosen) {
      const { name, size } = file;
      const before = files.find(
        (one) => one.state === 'open' && one.name === name && one.size === size,
      );
      const key = before?.key ?? `new-${(made.current += 1)}`;
      const shown: ShownFile = {
        key,
        name,
        size,
        state: 'sending',
        sent: 0,
        refusal: null,
        isNew: true,
        picture: file.type.startsWith('image/') ? () => Promise.resolve(file) : null,
      };
      setFiles((all) => [...all.filter((one) => one.key !== key), shown]);
      void send(key, file, before?.key ?? null);
    }
  }

  /** Takes a file away, also one on its way. It comes back when that fails: it is there still. */
  async function remove(shown: ShownFile) {
    const { key } = shown;
    const upload = uploads.current.get(key);
    setFiles((all) => all.filter((one) => one.key !== key));
    stopped.current.delete(key);
    try {
      if (upload) await upload.remove();
      else await (await uploader()).removeUpload(owner, key);
      uploads.current.delete(key);
    } catch {
      setFiles((all) => [...all, shown]);
    }
  }

  const underWay = files.some(({ state }) => ['sending', 'offline', 'busy'].includes(state));
  useUnsavedChanges(underWay);
  return { files, underWay, add, remove };
}
