// First, since it names the order of the cascade layers.
import '@eldorado/ui/styles.css';
import './harness.css';
import { readBoot } from './connect.ts';
import { showTheme } from './theme.ts';

const boot = readBoot();
showTheme(boot.theme);
if (boot.path === undefined) await import('./singleSpaPage.ts');
else await import('./examplePage.ts');
