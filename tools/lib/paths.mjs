import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** A package's own file, started with Node itself, so that no shell and no `.cmd` is needed. @param {string} file */
export const bin = (file) => inRoot('node_modules', file);
