/** The one function of Babel that the macro plugin uses; the package ships no types. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code: string | null; map: unknown } | null>;
}
