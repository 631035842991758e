/** The fields of a bundle's file that are used here. */
export interface Built {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** All scripts and styles that are loaded with a chunk. */
export function filesOf(name: string, bundle: Readonly<Record<string, Built>>): string[] {
  const files = new Set<string>();
  const add = (one: string): void => {
    const built = bundle[one];
    if (!built || files.has(one)) return;
    files.add(one);
    for (const style of built.viteMetadata?.importedCss ?? []) files.add(style);
    built.imports?.forEach(add);
  };
  add(name);
  return [...files];
}
