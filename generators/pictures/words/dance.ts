/** `street`: on bent knees with sharp arms. `folk`: all step to a side and swing their arms, as in a ring. `ballet` and `waltz` are told by who wears a tutu, and by two who hold each other. */
export type Dance = 'street' | 'folk' | 'ballet';
