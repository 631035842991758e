/** Entrances and exits of floating surfaces; all are switched off under reduced motion by the frame's stylesheet. */
export const KEYFRAMES = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(10px)' }, to: { opacity: '1', transform: 'none' } },
  sink: { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'translateY(10px)' } },
  'slide-in': {
    from: { opacity: '0', transform: 'translateX(24px)' },
    to: { opacity: '1', transform: 'none' },
  },
  'slide-out': {
    from: { opacity: '1', transform: 'none' },
    to: { opacity: '0', transform: 'translateX(24px)' },
  },
};
