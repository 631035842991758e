/** Id of the line that says why buttons are not available without a network. */
export const OFFLINE_NOTE = 'tasks-offline';
