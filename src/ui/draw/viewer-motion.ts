import { domAnimation } from 'framer-motion';

// a module of its own, so that the animation engine arrives after the picture
export default domAnimation;
