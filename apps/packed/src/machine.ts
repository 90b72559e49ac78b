import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Node installation on this machine. */
export interface NodeProgram {
  path: string
  /** Version as Node prints it: `v24.21.0`. */
  version: string
}

/**
 * Finds the Node that runs the tests and every other one on the PATH: a workspace that brings its own Node is often
 * used on a machine with an older one.
 *
 * @param atLeast oldest major version
 */
export function findNodeInstallations(atLeast: number): NodeProgram[] {
  const called = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const paths = new Set(
    [process.execPath, ...called.filter((path) => existsSync(path))].map((path) => realpathSync(path)),
  )
  const nodes = [...paths].map((path) => ({ path, version: execFileSync(path, ['--version']).toString().trim() }))
  const byVersion = new Map(nodes.map((node) => [node.version, node]))
  return [...byVersion.values()].filter(({ version }) => Number(version.slice(1).split('.')[0]) >= atLeast)
}

/** Returns the path of a program on the PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find((path) => existsSync(path))
}

/**
 * Returns the path of the browser for the tests: the one in CHROMIUM_PATH, or else the system's Chromium. Undefined to
 * use the browser that Playwright has installed.
 */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
}
