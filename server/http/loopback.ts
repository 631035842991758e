/** Whether a host is reachable only from this machine. @param host a name or IP address, or in URL form: `[::1]` */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
