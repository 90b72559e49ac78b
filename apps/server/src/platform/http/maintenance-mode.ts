import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Delay after which processes notice that the file appeared or went. */
const LOOK_MS = 1_000

/**
 * Returns the path of the file whose presence closes the site. It is in the data folder and not in the database, which
 * may be what is being worked on.
 */
export function maintenanceFile(dataDir: string): string {
  return join(dataDir, 'maintenance')
}

/** True while an operator has closed the site, as far as this process knows. */
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
