/** The only code that talks to the worker, or runs the engine where there is none. */
export async function tellAuth(_auth: { token: string; userId: number } | null): Promise<void> {}
export async function wipeAccount(_user: number): Promise<void> {}
