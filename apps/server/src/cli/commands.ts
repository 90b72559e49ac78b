import { check } from './check.ts'
import type { Command } from './command.ts'
import { importCommand } from './import.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'
import { searchCommand } from './search.ts'
import { serve } from './serve.ts'

/** Every command, in the order of the overview. */
export const commands: readonly Command[] = [serve, migrate, importCommand, seed, searchCommand, check]
