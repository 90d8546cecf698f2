import { testArticles } from '@eldorado/testing/articles';
import remote from '../remote.ts';
import { articles } from './index.ts';
import { sources } from './sources.ts';

// Single places are not searched for by words of their page: the site's search knows each by its name.
const metas = remote.pages.filter(({ unlisted }) => !unlisted);

testArticles({ articles, metas, sources });
