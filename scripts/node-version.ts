/** Required version of Node. Older versions have neither argon2 nor stable type stripping. */
const NEEDED = [24, 11] as const

/** Exits with an explanation if Node is too old. */
export function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(`Quandary needs Node ${NEEDED.join('.')} or newer; this is ${process.version}.`)
  console.error('On Linux the workspace brings its own: run "npx -y pnpm@12.21.0 install" first.')
  process.exit(1)
}
