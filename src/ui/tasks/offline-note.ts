/** Id of the line that says why buttons are off without a network. */
export const OFFLINE_NOTE = 'tasks-offline';
