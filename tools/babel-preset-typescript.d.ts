/** The preset has no types of its own; Babel takes it as it is. */
declare module '@babel/preset-typescript' {
  const preset: unknown;
  export default preset;
}
