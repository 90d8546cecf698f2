export const errorTitle = (e: any) => String(e.status);
