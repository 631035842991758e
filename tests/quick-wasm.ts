/**
 * Options of Node for short-lived processes with a database. Optimising Postgres's WebAssembly takes more of the processor than a
 * test's queries then save.
 */
export const QUICK_WASM = ['--liftoff-only'];
