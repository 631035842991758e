import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Path of a package's script, to run with Node directly, without a shell or `.cmd` file. @param {string} file */
export const bin = (file) => inRoot('node_modules', file);
