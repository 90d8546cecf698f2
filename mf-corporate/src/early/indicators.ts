import { readChartsNow } from '@eldorado/ui/chart-early';

readChartsNow();
