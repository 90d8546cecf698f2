import { articlePage } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';

export const { load, Screen, isStatic, structuredData } = articlePage({ articles, pages });
