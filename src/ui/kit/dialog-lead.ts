import { createContext, type ReactNode } from 'react';

/** A text at the top of a dialog, read out with its title: why it opened, if the person did not open it. */
export const DialogLead = createContext<ReactNode>(null);
