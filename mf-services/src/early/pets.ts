import { keepOpenNow } from '@eldorado/remote/article-early';

keepOpenNow();
