/** What no cache may keep is one visitor's: a mark for the answer, made of its Cache-Control. */
export const onceOnly = (control: string | null | undefined) =>
  control?.includes('no-store') ? { once: true as const } : {};
