import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a Node script to its end.
 * @param {string[]} args the script and its arguments
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options] `quiet` returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
