export { Carousel, type CarouselProps, type Slide } from './Carousel.tsx';
