import { createContext, type ReactNode } from 'react';

/** Text on top of the dialog inside, read out with its title: why it opened, if the person did not open it. */
export const DialogLead = createContext<ReactNode>(null);
