export { PageFeedback } from './PageFeedback.tsx';
