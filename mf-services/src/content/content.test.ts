import { testArticles } from '@eldorado/testing/articles';
import remote from '../remote.ts';
import { articles } from './index.ts';
import { sources } from './sources.ts';

testArticles({ articles, metas: remote.pages, sources });
