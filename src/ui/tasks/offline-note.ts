/** Id of the line that says why a button does nothing without a network. */
export const OFFLINE_NOTE = 'tasks-offline';
