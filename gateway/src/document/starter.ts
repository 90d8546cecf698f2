import { createHash } from 'node:crypto';

/**
 * The one inline script of every page, the same on all, so that the policy can name its hash. The head names
 * the page's scripts in `<link rel="start">`; they are fetched once the document is whole (its end carries the
 * data they begin with) and its content is painted. On a phone's connection the words and the board then come
 * before the code that makes them live, instead of sharing the line with it. Where nothing is painted, as in a tab
 * that is not looked at, a timer starts them. One that fails leaves the page: webpack would wait for it in vain.
 */
export const starter = `(()=>{let started=false;
const start=()=>{if(started)return;started=true;
const policy=self.trustedTypes?trustedTypes.createPolicy('start',{createScriptURL:u=>u}):{createScriptURL:u=>u};
for(const link of document.querySelectorAll('link[rel=start]')){
const script=document.createElement('script');
script.async=!link.hasAttribute('data-first');
script.integrity=link.integrity;
script.crossOrigin='anonymous';
script.onerror=()=>script.remove();
script.src=policy.createScriptURL(link.href);
document.head.append(script)}};
addEventListener('DOMContentLoaded',()=>{
new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});
setTimeout(start,1000)})})()`;

export const starterHash = `sha256-${createHash('sha256').update(starter).digest('base64')}`;
