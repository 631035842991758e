import { domAnimation } from 'framer-motion';

// a separate module, so that the animation library loads after the picture
export default domAnimation;
