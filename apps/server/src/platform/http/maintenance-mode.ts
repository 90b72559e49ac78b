import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** How long after the file appears or goes the processes notice it. */
const LOOK_MS = 1_000

/**
 * Returns the path of the file whose presence closes the site. It is in the data folder and not in the database, which
 * may be what is being worked on.
 */
export function maintenanceFile(dataDir: string): string {
  return join(dataDir, 'maintenance')
}

/** Whether an operator has closed the site, as far as this process knows. */
export class MaintenanceMode {
  isOn: boolean
  #timer: NodeJS.Timeout

  constructor(dataDir: string) {
    const file = maintenanceFile(dataDir)
    this.isOn = existsSync(file)
    this.#timer = setInterval(() => {
      this.isOn = existsSync(file)
    }, LOOK_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
