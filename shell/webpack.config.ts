import { shellConfig } from '@eldorado/build';

export default shellConfig(import.meta.dirname);
