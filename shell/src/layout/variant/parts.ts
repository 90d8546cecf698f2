export { BackLink } from './BackLink.tsx';
export { declaredLayout } from './declaredLayout.ts';
export { Ground } from './Ground.tsx';
export { LayoutLinks } from './LayoutLinks.tsx';
export { LayoutMenu } from './LayoutMenu.tsx';
export { LayoutName } from './LayoutName.tsx';
