/** The query of an address with these parts in it; empty ones are taken out, and what else it has stays. */
export function withParts(address: string, parts: Record<string, string>): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts))
    if (value) query.set(name, value);
    else query.delete(name);
  return query.toString();
}
