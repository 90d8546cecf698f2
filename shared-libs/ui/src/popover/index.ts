export { PopoverMenu, type MenuItem, type PopoverMenuProps } from './PopoverMenu.tsx';
