import { domAnimation } from 'framer-motion';

// its own module, so that the animation engine loads after the picture
export default domAnimation;
