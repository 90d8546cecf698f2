import { keepOpenNow } from '@eldorado/remote/article-early';
import { filterThings } from '../carry/filterThings.ts';
import { whenWhole } from '../whenWhole.ts';

keepOpenNow();
whenWhole('[data-carry]', filterThings);
