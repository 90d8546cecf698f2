export { faultText, type ContentFault } from './faults.ts';
export { readArticle, type ArticleText } from './readArticle.ts';
export { readYaml } from './readYaml.ts';
