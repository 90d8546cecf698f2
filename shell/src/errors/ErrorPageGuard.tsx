export const ErrorPageGuard = (p: any) => p.children;
