export { SegmentedControl, type SegmentedOption } from './SegmentedControl.tsx';
export { Tabs, type TabItem } from './Tabs.tsx';
