import Kinetic from 'ol/Kinetic.js';
import type Interaction from 'ol/interaction/Interaction.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';

/**
 * Dragging, pinching, double click and wheel. The wheel zooms once the map was clicked into, or with Ctrl (which a
 * trackpad's pinch sends): before that it scrolls the page, and nobody is caught on the way down.
 */
export const createInteractions = (element: HTMLElement): Interaction[] => [
  new DragPan({ kinetic: new Kinetic(-0.005, 0.05, 100) }),
  new PinchZoom(),
  new DoubleClickZoom({ delta: 1 }),
  new MouseWheelZoom({
    condition: ({ originalEvent }) =>
      (originalEvent as WheelEvent).ctrlKey || element.contains(document.activeElement),
  }),
];
