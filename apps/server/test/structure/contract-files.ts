import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTRACT = join(import.meta.dirname, '../../../../openapi')

/** An address of the contract, as described in a file of `openapi/paths`. */
export interface DescribedAddress {
  /** Name of the file without its extension. */
  file: string
  /** Ids of the address's operations. */
  operations: string[]
}

/** Reads which file describes which operations. */
export function describedAddresses(): DescribedAddress[] {
  return contractFiles('paths').flatMap((file) => {
    const text = readFileSync(join(CONTRACT, 'paths', `${file}.yaml`), 'utf8')
    // Each unindented key is an address.
    const addresses = text.split(/^(?=\w+:)/m).filter((address) => address.includes('operationId:'))
    return addresses.map((address) => ({
      file,
      operations: [...address.matchAll(/^ +operationId: (\w+)$/gm)].map(([, id = '']) => id),
    }))
  })
}

/** Names of the files in a folder of the contract, without their extensions. */
export function contractFiles(folder: 'paths' | 'schemas'): string[] {
  return readdirSync(join(CONTRACT, folder)).map((name) => name.replace(/\.yaml$/, ''))
}

/**
 * True if a contract file belongs to a slice: its name is the slice's name, or begins with the slice's name and a
 * hyphen (`tags-synonyms` belongs to `tags`).
 */
export function isOfSlice(file: string, slice: string | undefined): boolean {
  return slice !== undefined && (file === slice || file.startsWith(`${slice}-`))
}
