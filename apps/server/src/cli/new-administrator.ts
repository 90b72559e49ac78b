import type { FirstAdministrator } from '../server.ts'

/** Prints how the administrator of a new site signs in. A password from the environment is not printed. */
export function printAdministrator({ email, password }: FirstAdministrator): void {
  const lines = [`  Administrator: ${email}`, ...(password === undefined ? [] : [`  Password:      ${password}`])]
  console.log(`\n${lines.join('\n')}\n`)
}
