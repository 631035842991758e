/** What our tools use of Babel; the package ships no types. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code: string | null; map: unknown } | null>;
  /** The syntax tree of a file. */
  export function parseSync(code: string, options: Record<string, unknown>): unknown;
}
