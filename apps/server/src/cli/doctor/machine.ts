import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import type { Config } from '../../config.ts'
import type { Finding } from './finding.ts'

/** Free space in bytes below which the doctor warns: database writes and uploads will fail soon. */
const LITTLE_SPACE = 1024 ** 3
const TOO_LITTLE_SPACE = 100 * 1024 ** 2

/** Reports the version of Node, and checks permissions and free space of the data folder. */
export async function examineMachine({ dataDir }: Config): Promise<Finding[]> {
  const node: Finding = { check: 'node', level: 'ok', message: `Node ${process.versions.node}` }
  if (!existsSync(dataDir)) return [node]
  return [node, writable(dataDir), space(dataDir)]
}

function writable(dataDir: string): Finding {
  const check = 'data folder'
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return { check, level: 'ok', message: `${dataDir} can be written.` }
  } catch {
    const message = `${dataDir} cannot be written by this account.`
    return { check, level: 'error', message, remedy: 'Give the folder to the account that runs the server (chown -R).' }
  }
}

function space(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const message = `${(free / 1024 ** 3).toFixed(1)} GiB are free.`
  if (free >= LITTLE_SPACE) return { check: 'disk', level: 'ok', message }
  const level = free < TOO_LITTLE_SPACE ? 'error' : 'warning'
  return { check: 'disk', level, message, remedy: `Free some space where ${dataDir} is, or move it to a larger disk.` }
}
