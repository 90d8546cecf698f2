export { LiveRegion } from './LiveRegion.tsx';
export { showToast, type ToastMessage, type ToastTone } from './showToast.ts';
export { ToastRegion } from './ToastRegion.tsx';
