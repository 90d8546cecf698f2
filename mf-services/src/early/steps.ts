import { keepOpenNow } from '@eldorado/remote/article-early';
import { keepSteps } from '../steps/keepSteps.ts';
import { whenWhole } from '../whenWhole.ts';

keepOpenNow();
whenWhole('[data-steps]', keepSteps);
