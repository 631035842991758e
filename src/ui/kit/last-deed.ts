/**
 * Whether the last thing that somebody did was a press: a button that got the focus by keyboard looks as before when it is pressed. Loaded
 * with the app, since a press comes before the code of what it opens.
 */
let pressed = false;
addEventListener('pointerdown', () => (pressed = true), { capture: true });
addEventListener('keydown', () => (pressed = false), { capture: true });

export const wasPressed = (): boolean => pressed;
