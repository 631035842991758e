/**
 * Node's own options for the server's process. Node lets the space for young objects grow to 48 MB, of which a server that mostly waits
 * uses little: with 8 instead of 16 MB for each of its halves the process takes some 20 MB less.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=8'];

/**
 * Settings of the system for the server's process, which only its parent can make.
 *
 * glibc returns a freed block of this size or more to the system, but raises the limit to the largest one that was ever freed, up to
 * 32 MB. With a fixed limit (its first one) the server takes some 50 MB less after it has read a large file or checked a password.
 */
export const SERVER_ENV = { MALLOC_MMAP_THRESHOLD_: '131072' };
