export const useShellMessages = () => (k: string) => k;
export const messages = { load: async (..._a: any[]) => {} };
