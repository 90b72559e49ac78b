import { execFile } from 'node:child_process'

/**
 * Runs a command until it exits.
 *
 * @returns its standard output
 * @throws Error with all of its output if it does not exit with 0
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  const env = cleanEnvironment(options.env)
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: options.cwd, env, maxBuffer: 64e6 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error }))
    })
  })
}

/**
 * Returns the environment for a command as on another team's machine: without NODE_ENV, NODE_OPTIONS and the variables
 * of Vitest.
 */
export function cleanEnvironment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const env = { ...process.env, ...added }
  for (const name of Object.keys(env)) if (/^(?:VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name)) delete env[name]
  return env
}
