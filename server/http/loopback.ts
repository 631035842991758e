/** Whether only this machine can reach the address. @param host a name or number, or as in URLs: `[::1]` */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
