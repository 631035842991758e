import { createContext, type ReactNode } from 'react';

/** Stands on top of the dialog inside, and is read with its title: why it has opened, where the person did not open it. */
export const DialogLead = createContext<ReactNode>(null);
